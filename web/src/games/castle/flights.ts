// Which cards cross the stage when something has happened, and for how long it stays there. Only what everybody hears
// counts: an event that a seat hears alone moves nothing and takes no time.
import type { CastleEvent } from '../../wire/types.gen';
import type { Back } from './cards';

/** A seat, or the road: the deck and what nobody holds. */
export type Place = number | 'road';
export interface Flight {
  from: Place;
  to: Place;
  back: Back | 'token';
}

const object = (from: Place, to: Place): Flight => ({ from, to, back: 'object' });

export function flightsOf(event: CastleEvent, seats: number): Flight[] {
  switch (event.event) {
    case 'spied':
      return [object(event.target, event.seat)];
    case 'offered':
      return [object(event.seat, event.partner)];
    case 'refused': {
      const token: Flight[] = event.token ? [{ from: 'road', to: event.offerer, back: 'token' }] : [];
      return [object(event.seat, event.offerer), ...token];
    }
    case 'swapped':
      return [object(event.offerer, event.partner), object(event.partner, event.offerer)];
    case 'demand_met':
      return [object(event.seat, event.target), object(event.target, event.seat)];
    case 'drew':
      return [object('road', event.seat)];
    case 'duel_draw':
      return event.drawn ? [object('road', event.attacker)] : [];
    case 'gift':
      return [object(event.seat, event.recipient)];
    case 'stolen':
      return [object(event.loser, event.winner)];
    case 'gave_back':
      return [object(event.winner, event.loser)];
    case 'priest_paid':
      return event.paid ? [object(event.attacker, event.priest)] : [];
    case 'sextant_pass': {
      const step = event.direction === 'left' ? 1 : seats - 1;
      return Array.from({ length: seats }, (_, seat) => object(seat, (seat + step) % seats));
    }
    case 'monocle':
      return [{ from: event.partner, to: event.seat, back: 'society' }];
    case 'looked':
      return [{ from: event.loser, to: event.winner, back: 'society' }];
    case 'coat_taken':
      return [
        { from: 'road', to: event.seat, back: 'profession' },
        { from: event.seat, to: 'road', back: 'profession' },
      ];
    case 'tome':
      return [
        { from: event.seat, to: event.partner, back: 'profession' },
        { from: event.partner, to: event.seat, back: 'profession' },
      ];
    default:
      return [];
  }
}

/** Milliseconds; what is not here takes none. */
const STAYS: Partial<Record<CastleEvent['event'], number>> = {
  spied: 900,
  offered: 700,
  refused: 700,
  swapped: 1000,
  announced: 1000,
  demand: 900,
  demand_met: 1000,
  demand_failed: 1000,
  drew: 900,
  duel_draw: 900,
  gift: 800,
  stolen: 900,
  gave_back: 800,
  priest: 1200,
  priest_paid: 900,
  sextant_pass: 1100,
  monocle: 900,
  privilege: 900,
  looked: 900,
  coat_taken: 900,
  tome: 1000,
  challenged: 900,
  revealed: 1500,
  hypnotised: 1000,
  played: 800,
  result: 1500,
  doctor: 1200,
  deck_empty: 2000,
  proclaimed: 2600,
  named: 2600,
  that_is_all: 900,
  ended: 4200,
};
/** For those who want no motion everything is there at once. */
export const stayOf = (event: string, calm: boolean): number =>
  calm ? 0 : (STAYS[event as CastleEvent['event']] ?? 0);
