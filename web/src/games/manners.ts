// What a game asks of the phones around its stage.
import type { GameView } from '../state/table.svelte';
import { ghost, night } from './lupus/manners';

/** Everybody's phone looks and behaves alike now: no sound, no vibration, nothing in the title, and nothing of one's own. */
export const still = (view: GameView | null): boolean => view?.game === 'lupus' && night(view);

/** Whoever sits there says nothing now. */
export const silent = (view: GameView | null, seat: number | null): boolean =>
  view?.game === 'lupus' && (night(view) || ghost(view, seat));
