// What there is to say about somebody, or about oneself: read from the legal moves and from what was said in public.
import { fits } from '../../../ask/tree';
import type { GameView } from '../../../state/table.svelte';
import type { LupusClaim, LupusView } from '../../../wire/types.gen';
import { say } from '../../../words/words.svelte';
import { ORDER, SPOKEN_AS } from '../board';
import { EMBLEMS } from '../pictures';
import { role } from '../story';

type View = LupusView & GameView;

/** Something that a character has to say. */
export interface Saying {
  /** The words of the claim, but for the night. */
  words: string[];
  emblem: string;
  text: string;
  nature?: 'wolf' | 'not_wolf';
  /** As which character it is said. */
  as: string;
}

const NATURES = ['wolf', 'not_wolf'] as const;
const OPINIONS = ['trust', 'ask_role', 'suspect', 'will_vote'];
/** What is said of one night. */
const OF_A_NIGHT = ['claim_result', 'claim_protected', 'claim_marked'];

export const can = (view: View, ...words: string[]): boolean => fits(view.legal, words).length > 0;

/** What one has claimed oneself: the last of it, and the character, unless they were taken back. */
export function ownOf(view: View, seat: number | null): { latest: LupusClaim | undefined; as: string } {
  const gone = new Set(view.claims.map((claim) => claim.takes_back));
  const own = view.claims.filter(
    (claim, number) => claim.seat === seat && claim.claim !== 'retract' && !gone.has(number),
  );
  const claimed = own.findLast((claim) => claim.role ?? SPOKEN_AS[claim.claim]);
  return { latest: own.at(-1), as: claimed ? (claimed.role ?? SPOKEN_AS[claimed.claim] ?? '') : '' };
}

/** Who one can claim to be. */
export const rolesOf = (view: View): Saying[] =>
  ORDER.filter((id) => can(view, 'claim_role', id)).map((id) => ({
    words: ['claim_role', id],
    emblem: EMBLEMS[id] ?? '',
    text: role(id),
    as: id,
  }));

/** What a character has to say about this player; first what the character one has claimed to be would say. */
export function sightsOf(view: View, seat: number, as: string): Saying[] {
  const lynched = view.days.findIndex((day) => day.lynched === seat) + 1;
  const natures = (by: string, words: (nature: string) => string[]): Saying[] =>
    NATURES.map((nature) => ({
      words: words(nature),
      emblem: EMBLEMS[by]!,
      text: say(`lupus-word-${nature}`),
      nature,
      as: by,
    }));
  const seen = natures('seer', (nature) => ['claim_result', String(seat), nature]);
  const heard = lynched ? natures('medium', (nature) => ['claim_medium', nature, String(lynched)]) : [];
  const done = ['claim_protected', 'claim_marked', 'claim_mason_with'].map((verb): Saying => ({
    words: [verb, String(seat)],
    emblem: EMBLEMS[SPOKEN_AS[verb]!]!,
    text: say(`lupus-say-${verb}`),
    as: SPOKEN_AS[verb]!,
  }));
  return [...seen, ...heard, ...done]
    .filter(({ words }) => can(view, ...words))
    .sort((a, b) => Number(b.as === as) - Number(a.as === as));
}

/** What anybody can think of this player. */
export const opinionsOf = (view: View, seat: number): string[] =>
  OPINIONS.filter((verb) => can(view, verb, String(seat)));

/** The nights that a claim can be about. */
export function nightsOf(view: View, draft: readonly string[]): string[] {
  const [verb = ''] = draft;
  if (!OF_A_NIGHT.includes(verb)) return [];
  return fits(view.legal, draft.slice(0, verb === 'claim_result' ? 3 : 2)).map((parts) => parts.at(-1)!);
}
