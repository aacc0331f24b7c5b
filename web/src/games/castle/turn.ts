// What everybody may do in a turn, in the order in which it stands there. The professions are among it for all alike: what
// one's own can do shows only in the fan, while it is held.
import challenge from 'icon:crossed-swords';
import profession from 'icon:top-hat';
import proclaim from 'icon:wax-seal';
import spy from 'icon:spyglass';
import offer from 'icon:trade';
import type { CastleView } from '../../wire/types.gen';

export const TURN = [
  { verb: 'spy', drawing: spy },
  { verb: 'offer', drawing: offer },
  { verb: 'challenge', drawing: challenge },
  { verb: 'profession', drawing: profession },
  { verb: 'proclaim', drawing: proclaim },
];

/** What a window asks of whoever looks: everybody knows who has won a duel, and the winner has a question of their own;
 * where silence is a pass (C6.43), nobody is asked for one. */
export function asks(view: CastleView, seat: number | null): string {
  if (view.window === 'd8_9' && seat !== null && view.duel?.winner === seat) return 'fate';
  return view.window === 'd5' && view.options.brisk_duels ? 'beat' : view.window;
}
