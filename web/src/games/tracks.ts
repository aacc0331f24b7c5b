// How each game is narrated: what a table screen says and lets be heard, moment by moment. A game without a track of its
// own is read aloud from its story.
import type { SoundName } from '../device/sound';
import type { GameView, Told } from '../state/table.svelte';
import type { Beat } from '../wire/types.gen';
import { cue as lupus, aside as lupusAside } from './lupus/track';

/** What a track may go by. The view and the story of somebody without a seat: nothing in it is anybody's secret. */
export interface Scene {
  view: GameView;
  beat: Beat | null;
  story: Told[];
  names: string[];
  over: boolean;
}

/** Something to be said. */
export interface Line {
  /** Milliseconds after the moment began. */
  at: number;
  /** In the order in which they are liked; the first that fits into its time is said, and nothing if none does. */
  texts: string[];
}

/** A moment of the evening: what is heard in it. */
export interface Cue {
  /** Its name: another one begins when this changes. */
  key: string;
  /** How many milliseconds it lasts. */
  length: number;
  /** How much of it was over when the table told of it; null if it tells no such thing. */
  past: number | null;
  lines: Line[];
  sounds: [number, SoundName][];
  /** How loud what sounds all the time is, from 0 to 1. It follows from the kind of moment and from nothing else. */
  bed: number;
  /** What stands large on a device that only speaks. */
  sentence: string;
}

export type Track = (scene: Scene) => Cue | null;
const TRACKS: Record<string, Track> = { lupus };
/** What is read aloud only by those who want it: claims, as they come. */
const ASIDES: Record<string, (event: Told, names: string[]) => string | null> = { lupus: lupusAside };

/** Whether a game has a voice of its own. */
export const narrated = (game: string): boolean => game in TRACKS;
export const trackOf = (game: string): Track | undefined => TRACKS[game];
export const asideOf = (game: string, event: Told, names: string[]): string | null =>
  ASIDES[game]?.(event, names) ?? null;
