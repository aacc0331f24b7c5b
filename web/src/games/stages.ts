// Which component shows which game; what has none of its own is played on the plain table. A stage is fetched when its
// game is on the table: whoever only opens the first page need not wait for any.
import type { Component } from 'svelte';
import type { Fact } from './plain/story';
import type { Table } from '../state/table.svelte';

type GameTable = Component<{ table: Table; upto?: number; screen?: boolean }, object, 'upto'>;
type Fetch = () => Promise<{ default: GameTable }>;
const castle: Fetch = () => import('./castle/Castle.svelte');
const lupus: Fetch = () => import('./lupus/Lupus.svelte');
const other: Fetch = () => import('./plain/Plain.svelte');
const STAGES: Record<string, Fetch> = {
  castle: () => import('./castle/Ride.svelte'),
  eatme: () => import('./eatme/EatMe.svelte'),
  lupus: () => import('./lupus/Village.svelte'),
};
/** What those see who want the plain table. */
const PLAIN: Record<string, Fetch> = { castle, lupus };
/** Games whose stage shows a deal, for which everybody is waited for. */
export const DEALS = new Set(['castle']);
/** Games whose stage is a picture for the whole of a TV: what happens stands in it, and no story beside it. */
export const WHOLE = new Set(['castle']);
/** What a table screen shows of those who have come, before the game; the others have a list of them. */
type Gathering = Component<{ table: Table }>;
const GATHERINGS: Record<string, () => Promise<{ default: Gathering }>> = {
  lupus: () => import('./lupus/Settling.svelte'),
};
export const gatheringOf = (game: string): Promise<Gathering> | undefined =>
  GATHERINGS[game]?.().then((module) => module.default);
/** What a game shows first when it is over, instead of a ranking and of its stage. */
type GameEnd = Component<{ table: Table }>;
const ENDS: Record<string, () => Promise<{ default: GameEnd }>> = { castle: () => import('./castle/End.svelte') };
/** Whether it has one; a game that people have broken off has no winner to show. */
export const endsItself = (game: string, plain: boolean, winners: readonly number[] | undefined): boolean =>
  !plain && game in ENDS && !!winners?.length;
export const endOf = (game: string): Promise<GameEnd> => ENDS[game]!().then((module) => module.default);
type Chronicle = Component<{ table: Table; facts: Fact[]; screen?: boolean }>;
/** Games that draw how it came; the others tell it. */
const CHRONICLES: Record<string, () => Promise<{ default: Chronicle }>> = {
  castle: () => import('./castle/Chronicle.svelte'),
  eatme: () => import('./eatme/Chronicle.svelte'),
};
export const chronicleOf = (game: string): Promise<Chronicle> | undefined =>
  CHRONICLES[game]?.().then((module) => module.default);
const fetched = new Map<Fetch, Promise<GameTable>>();

/** The stage of a game; the same promise for the same stage, so that nothing is drawn twice. */
export function stageOf(game: string, plain: boolean): Promise<GameTable> {
  const fetch = (plain ? PLAIN : STAGES)[game] ?? other;
  const known = fetched.get(fetch);
  if (known) return known;
  const stage = fetch().then((module) => module.default);
  stage.catch(() => fetched.delete(fetch)); // a lost network may be back when it is asked for again
  fetched.set(fetch, stage);
  return stage;
}
