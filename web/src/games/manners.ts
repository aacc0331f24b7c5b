// What a game asks of the phones around its stage.
import type { GameView } from '../state/table.svelte';
import type { GameInfo } from '../wire/types.gen';

/**
 * Everybody's phone looks and behaves alike now: no sound, no vibration, nothing in the title, and nothing of one's
 * own. So it is too until we know what the game asks.
 */
export const still = (view: GameView | null, info: GameInfo | undefined): boolean =>
  view !== null && (info?.still.includes(view.window) ?? true);

/** Whether this seat has left the game, if seats can. */
export const gone = (view: GameView, info: GameInfo | undefined, seat: number | null): boolean =>
  seat !== null && view.window !== 'over' && !!info?.living && !(view[info.living] as number[]).includes(seat);

/** Whoever sits there says nothing now. */
export const silent = (view: GameView | null, info: GameInfo | undefined, seat: number | null): boolean =>
  view !== null && (still(view, info) || gone(view, info, seat));

/** Sentences that only some can say of themselves, by game: by what everybody knows of who they are. */
const CLAIMS: Record<string, (view: GameView, seat: number) => boolean> = {
  eatme: (view, seat) => (view.kinds as string[])[seat] !== 'wolf',
};

/** Whether a ready-made sentence fits who one is: a game's own are said by those who play, of themselves. */
export function fits(sentence: string, view: GameView | null, seat: number | null): boolean {
  const game = Object.keys(CLAIMS).find((each) => sentence.startsWith(`${each}-say-`));
  return game === undefined || (view !== null && seat !== null && CLAIMS[game]!(view, seat));
}
