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

/** Where everybody who is asked may react until the window closes, whatever was chosen or passed before. */
export const REACTING = ['d1', 'd1_2', 'd4', 'd5', 'd6', 'd8', 'd8_9', 'd_prime'];

/** Whether this seat has to choose something in the open window; elsewhere most can do nothing. That is public. */
export function mustChoose({ window, duel }: CastleView, seat: number | null): boolean {
  if (window === 'd1_2') return seat !== duel?.attacker && seat !== duel?.defender;
  if (window === 'd8_9') return seat === duel?.winner;
  return !REACTING.includes(window);
}

/** What a window asks of whoever looks: everybody knows who has won a duel, and the winner has a question of their own;
 * where silence is a pass (C6.43), nobody is asked for one. */
export function asks(view: CastleView, seat: number | null): string {
  if (view.window === 'd8_9' && seat !== null && view.duel?.winner === seat) return 'fate';
  return view.window === 'd5' && view.options.brisk_duels ? 'beat' : view.window;
}
