// The one place where the table's public beats (L8.48) drive the stage. At a table without beats it follows the story and
// the windows, event by event.
import type { Table, Told } from '../../state/table.svelte';
import type { LupusView } from '../../wire/types.gen';
import { dealing, sceneOf, stayOf, type Scene } from './scene';

/** A named moment of the evening, the same for everybody. */
export interface Beat {
  name: string;
  call: string | null;
  length: number;
  left: number | null;
}

/** What has the whole stage for its time: an event, or a beat that only says what comes. */
export interface Moment {
  name: string;
  event: Told | undefined;
  /** How long it lasts, and how much of that was over when we heard of it. */
  length: number;
  past: number;
}

/** The events that beats tell. */
const TOLD: Record<string, string> = {
  dawn: 'dawn',
  suspects: 'suspects',
  count: 'voted',
  verdict: 'lynched',
  dusk: 'night',
};
/** Beats that only say what comes. */
const SAID = ['deal', 'nomination', 'defence', 'vote'];
/** Events that have a moment of their own; the others are told by houses and tokens. */
const GRAND = Object.values(TOLD);

/** The beat that is being kept now, if there is one. */
export const beatOf = (table: Table): Beat | null => (table.clock as { beat?: Beat | null } | undefined)?.beat ?? null;

/** How long an event stays on the stage by itself: not at all where a beat tells it. */
export const staysFor = (view: LupusView | null, event: Told): number =>
  ['short', 'full'].includes(String(view?.options.beats)) && GRAND.includes(event.event) ? 0 : stayOf(event);

/** How much of the story may be read: while the votes are turned over, nothing of what came of them. */
export function toldSoFar(beat: Beat | null, story: Told[]): number {
  const voted = beat?.name === 'count' ? story.findLastIndex((event) => event.event === 'voted') : -1;
  return voted < 0 ? story.length : voted;
}

/** What has the whole stage now: by the beat, else by the event that is being played. */
export function momentOf(beat: Beat | null, story: Told[], played: Told | undefined): Moment | null {
  const kind = beat && TOLD[beat.name];
  if (beat && (kind || SAID.includes(beat.name))) {
    const event = kind ? story.findLast((each) => each.event === kind) : undefined;
    if (event || !kind) return { name: beat.name, event, length: beat.length, past: beat.length - (beat.left ?? 0) };
  }
  if (beat || !played || !GRAND.includes(played.event)) return null;
  return { name: played.event, event: played, length: stayOf(played), past: 0 };
}

/** Who is called: a beat may still be closing the call before. */
export const calledIn = (view: LupusView, beat: Beat | null): string | null =>
  beat && beat.name !== 'slot' ? beat.call : view.call;

/** What everybody does at night in this beat: holds when a call opens and closes, taps while it lasts. */
export function togetherIn(beat: Beat | null): 'wait' | 'hold' | 'tap' | 'both' {
  if (beat?.name === 'lead_in' || beat?.name === 'close') return 'hold';
  if (beat?.name === 'slot') return beat.call ? 'tap' : 'both'; // all calls at once open and close nothing
  return 'wait';
}

/** The village in this moment, or while this event is told; else as it stands. */
export function villageIn(view: LupusView, beat: Beat | null, moment: Moment | null, told: Told | undefined): Scene {
  if (beat?.name === 'deal') return dealing(view);
  const seen = sceneOf(view, moment?.event ?? told);
  return seen.call && !moment ? { ...seen, call: calledIn(view, beat) } : seen;
}
