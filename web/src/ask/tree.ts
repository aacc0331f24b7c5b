// Legal moves as a tree of words: the distinct next words among the moves that begin with those chosen.
export const fits = (legal: string[], chosen: string[]): string[][] =>
  legal.map((move) => move.split(' ')).filter((parts) => chosen.every((word, at) => parts[at] === word));

export function nextWords(legal: string[], chosen: string[]): string[] {
  return [
    ...new Set(
      fits(legal, chosen)
        .map((parts) => parts[chosen.length])
        .filter((word) => word !== undefined),
    ),
  ];
}

/** Go on by oneself while there is only one way. */
export function forced(legal: string[], chosen: string[]): string[] {
  const next = nextWords(legal, chosen);
  return next.length === 1 ? forced(legal, [...chosen, next[0]!]) : chosen;
}

export const isMove = (legal: string[], chosen: string[]): boolean => legal.includes(chosen.join(' '));

/** The words that all moves which begin so have in common, except the last of any. */
export function shared(moves: string[], chosen: string[]): string[] {
  const [next, ...others] = nextWords(moves, chosen);
  if (next === undefined || others.length) return chosen;
  const further = [...chosen, next];
  return isMove(moves, further) ? chosen : shared(moves, further);
}

/** The distinct beginnings of moves, as long as `open` says of their first word; what has none is left out. */
export function beginnings(moves: string[], open: (first: string) => number): string[] {
  const cut = moves.map((move) => move.split(' ')).map((parts) => parts.slice(0, open(parts[0]!)).join(' '));
  return [...new Set(cut.filter(Boolean))];
}
