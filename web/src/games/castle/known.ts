// What a seat knows of the others, for its owner's eyes while it is held: from its view and from what it has heard.
import type { GameView, Told } from '../../state/table.svelte';
import type { CastleEvent, CastleView, GameInfo } from '../../wire/types.gen';
import { heard } from './story';

/** What I take somebody for: my own guess, kept with the seat as one sign for each seat. */
export type Guess = 'none' | 'friend' | 'foe';
export const GUESSES: Guess[] = ['none', 'friend', 'foe'];
export const SIGN_OF: Record<Guess, string> = { none: '.', friend: 'f', foe: 'e' };
export const guessOf = (marks: string, seat: number): Guess =>
  GUESSES.find((guess) => SIGN_OF[guess] === marks[seat]) ?? 'none';

export interface Acquaintance {
  seat: number;
  society: string | null;
  /** The profession, if it was seen and does not lie open anyway. */
  profession: { card: string; turn: number; stale: boolean } | null;
  objects: { card: string; turn: number; stale: boolean }[];
  /** They have looked at my society. */
  knowsMe: boolean;
}

export function acquaintances(view: CastleView & GameView, story: Told[], me: number): Acquaintance[] {
  const looked = new Set(looks(story).flatMap(([who, whom]) => (whom === me ? [who] : [])));
  return Array.from({ length: view.seats }, (_, step) => (me + step) % view.seats)
    .filter((seat) => seat !== me)
    .map((seat) => {
      const seen = view.professions_seen.findLast((each) => each.seat === seat);
      return {
        seat,
        society: view.societies_seen[seat] ?? null,
        profession:
          seen && !view.professions[seat] ? { card: seen.profession, turn: seen.turn, stale: seen.changed } : null,
        objects: view.objects_seen
          .filter((each) => each.holder === seat)
          .map((each) => ({ card: each.object, turn: each.turn, stale: each.moved > 0 })),
        knowsMe: looked.has(seat),
      };
    });
}

/** Who has looked at whose society, as everybody has heard it. */
export function looks(story: Told[]): [who: number, whom: number][] {
  return (story as unknown as CastleEvent[]).flatMap((event): [number, number][] =>
    event.event === 'monocle'
      ? [[event.seat, event.partner]]
      : event.event === 'looked'
        ? [[event.winner, event.loser]]
        : [],
  );
}

/** All that this seat alone was shown, by turn, the newest turn first. */
export function whispers(
  info: GameInfo | undefined,
  story: Told[],
  names: string[],
  seat: number,
): { turn: number; lines: string[] }[] {
  const turns: { turn: number; lines: string[] }[] = [];
  let turn = 0;
  for (const event of story) {
    if (event.event === 'turn') turn = Number(event.number);
    const lines = heard(info, [event], names, seat, 1);
    if (!lines.length) continue;
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, lines: [] });
    turns.at(-1)!.lines.push(...lines);
  }
  return turns.reverse();
}
