// The books of the claims board: who claims which character and what each says of every night, who is for and against
// whom. It only sorts; what contradicts what comes with the view.
import type { LupusClaim, LupusView } from '../../wire/types.gen';
import { say } from '../../words/words.svelte';
import { people, role } from './story';

/** As which character such a claim is made. */
export const SPOKEN_AS: Record<string, string> = {
  claim_result: 'seer',
  claim_medium: 'medium',
  claim_protected: 'bodyguard',
  claim_marked: 'owl',
  claim_mason_with: 'freemason',
};
/** The characters, those first that have something to tell. */
export const ORDER = [
  ...Object.values(SPOKEN_AS),
  'mythomaniac',
  'werehamster',
  'villager',
  'possessed',
  'werewolf',
] as const;

/** One claim on the board. */
export interface Said {
  claim: LupusClaim;
  /** Whom it is about. */
  target: number | null;
  /** The night in whose column it stands. */
  night: number;
  /** Taken back. */
  gone: boolean;
  /** It cannot be true together with something else. */
  clash: boolean;
}
/** What one player says as one character. */
export interface Row {
  seat: number;
  /** That it is this character, in so many words or not; taken back if all of it is. */
  gone: boolean;
  clash: boolean;
  nights: Said[];
}
export interface Group {
  role: string;
  rows: Row[];
  /** Nobody says anything of nights: the names will do. */
  flat: boolean;
}

/** Contradictions about who somebody is. */
const WHO = ['crowd', 'roles'];

const takenBack = (claims: readonly LupusClaim[]): Set<number> =>
  new Set(claims.flatMap((claim) => (claim.takes_back == null ? [] : [claim.takes_back])));

/** Everything that was claimed about characters and nights, of all days, by character. */
export function groupsOf(view: LupusView): Group[] {
  const gone = takenBack(view.claims);
  const clashing = (about: (why: string) => boolean) =>
    new Set(view.clashes.filter(({ why }) => about(why)).flatMap((clash) => clash.claims));
  // Who somebody is, is a matter of the name; all else of what was said.
  const [rivals, doubtful] = [clashing((why) => WHO.includes(why)), clashing((why) => !WHO.includes(why))];
  const said = view.claims.flatMap((claim, number) => {
    const as = claim.role ?? SPOKEN_AS[claim.claim];
    if (!as) return [];
    const spirit = claim.claim === 'claim_medium'; // heard in the night after that day
    const target = spirit ? view.days[(claim.night ?? 0) - 1]?.lynched : claim.target;
    return [
      {
        as,
        claim,
        target: target ?? null,
        night: spirit ? (claim.night ?? 0) + 1 : (claim.night ?? 1),
        gone: gone.has(number),
        rival: rivals.has(number) || (claim.claim === 'claim_role' && doubtful.has(number)),
        clash: doubtful.has(number),
      },
    ];
  });
  return ORDER.flatMap((id) => {
    const own = said.filter(({ as }) => as === id);
    const seats = [...new Set(own.map(({ claim }) => claim.seat))];
    const rows = seats.map((seat): Row => {
      const all = own.filter(({ claim }) => claim.seat === seat);
      return {
        seat,
        gone: all.every((each) => each.gone),
        clash: all.some(({ rival }) => rival),
        nights: all.filter(({ claim }) => claim.claim !== 'claim_role'),
      };
    });
    return rows.length ? [{ role: id, rows, flat: rows.every(({ nights }) => !nights.length) }] : [];
  });
}

/** Where everybody stands towards somebody: the last word of each, of any day, unless it was taken back. */
export interface Standing {
  seat: number;
  against: { seat: number; strong: boolean; today: boolean }[];
  trust: number[];
  asks: number[];
}
const FOR_OR_AGAINST = ['trust', 'suspect', 'will_vote'];

export function standings(view: LupusView): Standing[] {
  const gone = takenBack(view.claims);
  const last = new Map<string, LupusClaim>();
  view.claims.forEach((claim, number) => {
    if (gone.has(number) || claim.target == null) return;
    const kind = FOR_OR_AGAINST.includes(claim.claim) ? 'opinion' : claim.claim;
    last.delete(`${kind} ${claim.seat} ${claim.target}`);
    last.set(`${kind} ${claim.seat} ${claim.target}`, claim);
  });
  const all = [...last.values()];
  const dead = (seat: number) => !view.living.includes(seat);
  const revealed = new Set(
    view.claims.flatMap((claim, number) =>
      !gone.has(number) && (claim.role ?? SPOKEN_AS[claim.claim]) ? [claim.seat] : [],
    ),
  );
  return Array.from({ length: view.seats }, (_, seat) => {
    const about = all.filter((claim) => claim.target === seat);
    return {
      seat,
      against: about
        .filter(({ claim }) => claim === 'suspect' || claim === 'will_vote')
        .map((claim) => ({ seat: claim.seat, strong: claim.claim === 'will_vote', today: claim.day === view.day })),
      trust: about.filter(({ claim }) => claim === 'trust').map((claim) => claim.seat),
      asks: revealed.has(seat) ? [] : about.filter(({ claim }) => claim === 'ask_role').map((claim) => claim.seat),
    };
  })
    .filter(({ against, trust, asks }) => against.length + trust.length + asks.length)
    .sort(
      (a, b) =>
        Number(dead(a.seat)) - Number(dead(b.seat)) ||
        b.against.length - a.against.length ||
        b.trust.length - a.trust.length ||
        a.seat - b.seat,
    );
}

/** Why some claims cannot be true together, in words; the same of several players in one sentence. */
export function reasonsOf({ clashes, claims }: LupusView, names: string[]): string[] {
  const disputed = clashes.filter(({ why }) => why === 'nature').map(({ seat }) => seat ?? 0);
  const said = clashes.map((clash) =>
    say(clash.why === 'mark' && clash.seat == null ? 'lupus-clash-mark-none' : `lupus-clash-${clash.why}`, {
      names: people([...new Set(clash.claims.map((number) => claims[number]?.seat ?? 0))], names),
      seat: clash.why === 'nature' ? people(disputed, names) : clash.seat == null ? '' : (names[clash.seat] ?? ''),
      role: clash.role ? role(clash.role) : '',
      most: clash.most ?? 0,
      night: clash.night ?? 0,
    }),
  );
  return [...new Set(said)];
}
