// A proclamation as far as it has been shown: folded from what everybody has heard, and nothing else.
import type { CastleEnded, CastleEvent, CastleNamed, CastleProclaimed } from '../../wire/types.gen';
import { kindOf } from './cards';

type Society = CastleProclaimed['society'];
/** Somebody whose cards lie open, and how many of them are what the society needs. */
export interface Open {
  seat: number;
  cards: string[];
  /** Those that count. None, or of the other society: a wrong name. */
  counted: string[];
}
export interface Claim {
  seat: number;
  form: CastleProclaimed['form'];
  /** The society that is said to have all it needs; nobody's if somebody wins alone. */
  society: Society | null;
  /** The proclaimer's cards. */
  own: Open;
  named: Open[];
  ended: CastleEnded | null;
}

const other = (society: Society): Society => (society === 'order' ? 'brotherhood' : 'order');

/** What a card stands for on a pedestal; a Bag does once the road has ended (C8.2). */
export function counts(card: string, society: Society | null, turned: boolean): boolean {
  const wanted = society === null ? ['key', 'goblet'] : [society === 'order' ? 'key' : 'goblet'];
  return wanted.some((kind) => kindOf(card) === kind || (turned && card === `bag_${kind}`));
}

export function claimOf(story: CastleEvent[], turned: boolean): Claim | null {
  const begun = story.findLastIndex((event) => event.event === 'proclaimed');
  if (begun < 0) return null;
  const [first, ...rest] = story.slice(begun) as [CastleProclaimed, ...CastleEvent[]];
  if (rest.some((event) => event.event === 'turn' || event.event === 'opened')) return null; // another game
  const society = first.form === 'solo' ? null : first.form === 'own' ? first.society : other(first.society);
  const open = (seat: number, { society: own, profession, hand }: CastleProclaimed | CastleNamed): Open => ({
    seat,
    cards: [own, profession, ...hand],
    counted: society === null || own === society ? hand.filter((card) => counts(card, society, turned)) : [],
  });
  return {
    seat: first.seat,
    form: first.form,
    society,
    own: open(first.seat, first),
    named: rest.filter((event) => event.event === 'named').map((event) => open(event.named, event)),
    ended: rest.find((event) => event.event === 'ended') ?? null,
  };
}
