// What the stage shows: the story up to a moment, folded. It keeps books and knows no rule: every number comes from an
// event. A choice is in it only once everybody may see it.
import type { EatmeDuel, EatmeEnded, EatmeEvent } from '../../wire/types.gen';

export type Kind = 'wolf' | 'kids' | 'hood' | 'pig';
/** The number printed on each house, for people to see. */
export const VALUE: Partial<Record<Kind, number>> = { kids: 3, hood: 2, pig: 1 };
export type Choice = 'sleep' | 'trap';

export interface Scene {
  seats: number;
  target: number;
  round: number;
  act: 'before' | 'choose' | 'prowl' | 'visit' | 'duel' | 'reveal' | 'score' | 'over';
  kinds: Kind[];
  scores: number[];
  sealed: boolean[];
  /** What everybody sees in the windows. */
  shown: (Choice | null)[];
  /** What this round has brought. */
  gains: number[];
  /** The house where the Wolf stands. */
  at: number | null;
  duel: EatmeDuel | null;
  dealer: number | null;
  ended: EatmeEnded | null;
}

export const EMPTY: Scene = {
  seats: 0,
  target: 10,
  round: 0,
  act: 'before',
  kinds: [],
  scores: [],
  sealed: [],
  shown: [],
  gains: [],
  at: null,
  duel: null,
  dealer: null,
  ended: null,
};

const none = <T>(scene: Scene, value: T): T[] => Array.from({ length: scene.seats }, () => value);
const put = <T>(values: T[], at: number, value: T): T[] => values.map((old, index) => (index === at ? value : old));

export function fold(scene: Scene, event: EatmeEvent): Scene {
  switch (event.event) {
    case 'opened': {
      const begun = { ...EMPTY, seats: event.seats, target: event.options.target_points };
      return {
        ...begun,
        scores: none(begun, event.options.three_player_start),
        shown: none(begun, null),
        gains: none(begun, 0),
        sealed: none(begun, false),
      };
    }
    case 'dealt':
      return {
        ...scene,
        act: 'choose',
        round: event.round,
        kinds: event.kinds,
        dealer: event.dealer,
        at: null,
        duel: null,
        sealed: none(scene, false),
        shown: none(scene, null),
        gains: none(scene, 0),
      };
    case 'confirmed':
      return { ...scene, sealed: put(scene.sealed, event.seat, true) };
    case 'locked':
      return { ...scene, act: 'prowl', sealed: scene.kinds.map((kind) => kind !== 'wolf') };
    case 'visited':
      return { ...scene, act: 'visit', at: event.victim };
    case 'duel': {
      const gains = put(put(scene.gains, event.winner, event.gain), event.loser, -event.loss);
      return { ...scene, act: 'duel', duel: event, shown: put(scene.shown, event.victim, event.choice), gains };
    }
    case 'revealed': {
      let { shown, gains } = scene;
      for (const [seat, choice, gain] of event.shown as unknown as [number, Choice, number][]) {
        shown = put(shown, seat, choice);
        gains = put(gains, seat, gain);
      }
      return { ...scene, act: 'reveal', shown, gains };
    }
    case 'scored':
      return { ...scene, act: 'score', scores: event.scores };
    case 'ended':
      return { ...scene, act: 'over', scores: event.scores, ended: event };
    default:
      return scene; // of a newer server
  }
}

/** How long an event stays on the stage before the next one, in milliseconds. */
export const STAGED: Record<EatmeEvent['event'], number> = {
  opened: 0,
  dealt: 2600,
  confirmed: 0,
  locked: 1200,
  visited: 1700,
  duel: 2600,
  revealed: 2600,
  scored: 1600,
  ended: 0,
};
