// When phones and players keep quiet: at night all of them, by day the ghosts.
import type { GameView } from '../../state/table.svelte';

export const night = (view: GameView): boolean => view.window === 'night';
export const ghost = (view: GameView, seat: number | null): boolean =>
  seat !== null && view.window !== 'over' && !(view.living as number[]).includes(seat);
