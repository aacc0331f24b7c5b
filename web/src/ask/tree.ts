// Legal moves as a tree of words: the distinct next words among the moves that begin with those chosen.
export const fits = (legal: string[], chosen: string[]): string[][] =>
  legal.map((move) => move.split(' ')).filter((parts) => chosen.every((word, at) => parts[at] === word));

export function nextWords(legal: string[], chosen: string[]): string[] {
  return [...new Set(fits(legal, chosen).map((parts) => parts[chosen.length]).filter((word) => word !== undefined))];
}

/** Go on by oneself while there is only one way. */
export function forced(legal: string[], chosen: string[]): string[] {
  const next = nextWords(legal, chosen);
  return next.length === 1 ? forced(legal, [...chosen, next[0]!]) : chosen;
}

export const isMove = (legal: string[], chosen: string[]): boolean => legal.includes(chosen.join(' '));
