// Any game's story in words: the game's own sentence for an event if the catalogues have one, else its bare facts.
import type { Told } from '../../state/table.svelte';
import type { GameInfo } from '../../wire/types.gen';
import { list, say, words, type Facts } from '../../words/words.svelte';

/** A word of a game in the reader's language: a kind, a verb, a value; or the word itself. */
export function wordOf(game: string, word: string): string {
  for (const sort of ['kind', 'word', 'card', 'role'])
    if (words.has(`${game}-${sort}-${word}`)) return say(`${game}-${sort}-${word}`);
  return word.replaceAll('_', ' ');
}

/** The words of a move: a number after the verb is a seat, by the name of who sits there; any later one counts something. */
export const moveWords = (game: string, parts: string[], names: string[]): string[] =>
  parts.map((word, at) => {
    if (!/^\d+$/.test(word)) return wordOf(game, word);
    if (at === 1) return names[Number(word)] ?? word;
    const id = `${game}-count-${parts[0]}`;
    return words.has(id) ? say(id, { n: Number(word) }) : word;
  });

export function tellPlain(
  info: GameInfo | undefined,
  game: string,
  event: Told,
  names: string[],
  seat: number | null,
): string[] {
  const seats = info?.events[event.event]?.seats ?? [];
  const facts: Facts = { me: 'none' };
  for (const [field, value] of Object.entries(event)) {
    if (field === 'event' || value === null || info?.secrets.includes(field)) continue;
    if (seats.includes(field) && typeof value === 'number') {
      facts[field] = names[value] ?? String(value + 1);
      if (value === seat) facts.me = field;
    } else if (typeof value === 'number') facts[field] = value;
    else if (typeof value === 'string') facts[field] = wordOf(game, value);
    else if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
      facts[field] = list(value.map((each) => wordOf(game, String(each))));
  }
  const id = `${game}-event-${event.event}`;
  if (words.has(id)) return [say(id, facts)];
  const bare = Object.entries(facts)
    .filter(([field]) => field !== 'me')
    .map(([field, value]) => `${wordOf(game, field)} ${String(value)}`);
  return [`${wordOf(game, event.event)}: ${bare.join(', ')}`];
}
