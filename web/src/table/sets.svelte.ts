// The sets of cards for as many as sit at a table, as far as whoever looks may know what is chosen.
import { sets as fetchSets } from '../wire/http';
import type { Board, CardSet, GameInfo, Odds, Sets } from '../wire/types.gen';

export type Value = string | number | boolean | null;
export type Values = Record<string, Value>;

/** For how many a set is looked for: as many as are here, if the game is for so many. */
export const seatsAt = (board: Board): number => Math.min(Math.max(board.places.length, board.fewest), board.most);

/** The parties whose share means something. */
export const oddsOf = (set: CardSet): Odds[] =>
  set.odds.filter((each) => each.high > 0 && (each.share > 0 || set.odds.length < 3));

/** What each of them won, in per cent: each is rounded with what those before it have left, so together they are a hundred. */
export function sharesOf(set: CardSet): number[] {
  const odds = oddsOf(set);
  const upto = (end: number) => Math.round(100 * odds.slice(0, end).reduce((sum, { share }) => sum + share, 0));
  return odds.map((_, at) => upto(at + 1) - upto(at));
}

/**
 * What a host may choose among, and what is chosen; nothing until the server has answered, and nothing for whoever does
 * not know the options that choose a set. The options are those in force as far as the reader may know them.
 */
export function knownSets(asked: () => { info: GameInfo | undefined; seats: number; values: Values }) {
  let found = $state.raw<Sets>();
  const knows = $derived.by(() => {
    const { info, values } = asked();
    return !!info?.set_options.length && info.set_options.every((key) => key in values);
  });
  /** What is not as usual, as the server wants it. */
  const options = $derived.by(() => {
    const { info, values } = asked();
    const unusual = Object.entries(values).filter(([key, value]) => value !== info?.defaults[key]);
    return JSON.stringify(Object.fromEntries(unusual));
  });
  const game = $derived(asked().info?.game ?? '');
  const seats = $derived(asked().seats);
  $effect(() => {
    if (!knows) {
      found = undefined;
      return;
    }
    let stale = false;
    fetchSets(game, seats, options).then(
      (sets) => !stale && (found = sets),
      () => undefined, // without them everything else still works
    );
    return () => (stale = true);
  });
  return {
    get found() {
      return found;
    },
    get options() {
      return options;
    },
  };
}
