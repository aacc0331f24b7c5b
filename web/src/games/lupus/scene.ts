// What stands in the village: the view at rest, and while an event is being told the village as it was at that moment.
// It keeps books and knows no rule: everything comes from the view and from events that everybody hears.
import type { Told } from '../../state/table.svelte';
import type { LupusDay, LupusEvent, LupusView } from '../../wire/types.gen';

export type Act =
  'deal' | 'night' | 'dawn' | 'talk' | 'nomination' | 'suspects' | 'defence' | 'vote' | 'turning' | 'verdict' | 'over';
type Side = 'paw' | 'tuft';

export interface Scene {
  act: Act;
  light: 'night' | 'day';
  /** Whose houses have a pale candle. */
  ghosts: number[];
  /** Whose shutters stay shut this morning. */
  dead: number[];
  /** Whose light goes out. */
  lynched: number | null;
  welcome: number | null;
  wise: number | null;
  owl: number | null;
  /** The character that is called. */
  call: string | null;
  /** Whom each seat has nominated. */
  ballots: (number | null)[];
  /** How many ballots lie before each house. */
  counts: number[];
  paw: number | null;
  tuft: number | null;
  /** Who speaks, or is to nominate now. */
  lit: number[];
  /** The votes in seat order; none before they are all in. */
  votes: [number, Side | null][];
}

const LAY = 1000;
const TURN = 500;
const MOST = 10_000;
/** How long one token takes to be turned over: half a second, less if there are many. */
const turningOf = (votes: number): number => Math.min(TURN, MOST / Math.max(1, votes));
const REST = 1500;

/** How long an event stays on the stage before the next one, in milliseconds: by what everybody knows alone. */
export function stayOf(told: Told): number {
  const event = told as unknown as LupusEvent;
  switch (event.event) {
    case 'dawn':
      return 7500; // as long when nobody has died
    case 'nominated':
      return 700;
    case 'ballots':
      return 2600;
    case 'suspects':
      return 3600;
    case 'voted':
      return LAY + event.votes.length * turningOf(event.votes.length) + REST;
    case 'lynched':
      return 5200;
    case 'night':
      return event.night > 1 ? 2400 : 0;
    default:
      return 0;
  }
}
/** When the token of the vote with this number is turned, if all of it takes so long. */
export const turnsAt = (at: number, votes: number, length: number): number =>
  LAY + at * Math.min(turningOf(votes), Math.max(0, length - LAY) / Math.max(1, votes));

const countsOf = (seats: number, ballots: readonly (number | null)[]): number[] =>
  Array.from({ length: seats }, (_, seat) => ballots.filter((target) => target === seat).length);

const ACTS: Record<string, Act> = {
  night: 'night',
  discussion: 'talk',
  nomination: 'nomination',
  defence: 'defence',
  lynch_vote: 'vote',
  over: 'over',
};

/** The village as it stands now. */
function atRest(view: LupusView): Scene {
  const ballots = view.window === 'discussion' || view.window === 'night' ? [] : view.ballots;
  return {
    act: ACTS[view.window] ?? 'talk',
    light: view.window === 'night' ? 'night' : 'day',
    ghosts: Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !view.living.includes(seat)),
    dead: view.window === 'discussion' ? view.dead : [],
    lynched: null,
    welcome: view.welcome,
    wise: view.wise,
    owl: view.owl_mark,
    call: view.call,
    ballots,
    counts: countsOf(view.seats, ballots),
    paw: view.paw,
    tuft: view.tuft,
    lit: view.window === 'defence' || (view.window === 'nomination' && view.asked.length === 1) ? view.asked : [],
    votes: [],
  };
}

/** A day that is over, while its end is being told. */
function evening(scene: Scene, day: LupusDay | undefined): Scene {
  if (!day) return scene;
  return {
    ...scene,
    light: 'day',
    ghosts: scene.ghosts.filter((seat) => seat !== day.lynched),
    call: null,
    paw: day.paw,
    tuft: day.tuft,
    owl: day.owl_mark,
    ballots: day.ballots,
    counts: countsOf(scene.counts.length, day.ballots),
  };
}

/** The village that is still being built: a house for everybody who has come. */
export const settling = (seats: number): Scene => ({
  act: 'talk',
  light: 'day',
  ghosts: [],
  dead: [],
  lynched: null,
  welcome: null,
  wise: null,
  owl: null,
  call: null,
  ballots: [],
  counts: countsOf(seats, []),
  paw: null,
  tuft: null,
  lit: [],
  votes: [],
});

/** The village before the first night: everybody looks at a card. */
export const dealing = (view: LupusView): Scene => ({ ...atRest(view), act: 'deal', light: 'day', call: null });

/** The village while this event is being told; without one, at rest. */
export function sceneOf(view: LupusView, told: Told | undefined): Scene {
  const rest = atRest(view);
  const event = told as unknown as LupusEvent | undefined;
  switch (event?.event) {
    case 'dawn':
      return { ...rest, act: 'dawn', light: 'day', dead: event.dead, welcome: event.welcome, call: null };
    case 'nominated':
    case 'ballots':
      return { ...rest, act: 'nomination', light: 'day', paw: null, tuft: null, lit: [] };
    case 'suspects':
      return {
        ...rest,
        act: 'suspects',
        light: 'day',
        paw: event.paw,
        tuft: event.tuft,
        counts: event.ballots,
        lit: [],
      };
    case 'voted':
      return { ...evening(rest, view.days.at(-1)), act: 'turning', votes: event.votes, lit: [] };
    case 'lynched':
      return { ...evening(rest, view.days.at(-1)), act: 'verdict', lynched: event.seat, lit: [] };
    case 'night':
      return { ...rest, act: 'night', light: 'night', call: null };
    default:
      return rest;
  }
}

/**
 * Where the houses stand, in percent, and how large they are: clockwise in a ring; of many every second one stands a
 * step nearer to the middle, so that neighbours stay neighbours.
 */
export function ringOf(seats: number): { x: number; y: number; inner: boolean }[] {
  const two = seats > 12;
  return Array.from({ length: seats }, (_, seat) => {
    const turn = Math.PI / 2 + (2 * Math.PI * seat) / seats;
    const inner = two && seat % 2 === 1;
    return { x: 50 + (inner ? 23.5 : 42) * Math.cos(turn), y: 53 + (inner ? 26 : 35) * Math.sin(turn), inner };
  });
}
