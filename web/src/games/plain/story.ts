// Any game's story in words: the game's own sentence for an event if the catalogues have one, else its bare facts.
import type { Told } from '../../state/table.svelte';
import type { EventInfo, GameInfo } from '../../wire/types.gen';
import { list, say, words, type Facts } from '../../words/words.svelte';

/** A word of a game in the reader's language: a kind, a verb, a value; or the word itself. */
export function wordOf(game: string, word: string): string {
  for (const sort of ['kind', 'word', 'card', 'role'])
    if (words.has(`${game}-${sort}-${word}`)) return say(`${game}-${sort}-${word}`);
  return word.replaceAll('_', ' ');
}

/**
 * The words of a move: a number after the verb is a seat, by the name of who sits there; any later one counts
 * something.
 */
export const moveWords = (game: string, parts: string[], names: string[]): string[] =>
  parts.map((word, at) => {
    if (!/^\d+$/.test(word)) return wordOf(game, word);
    if (at === 1) return names[Number(word)] ?? word;
    const id = `${game}-count-${parts[0]}`;
    return words.has(id) ? say(id, { n: Number(word) }) : word;
  });

/** The fields of an event or a fact, as its sentence wants them; without those in `hidden`. */
function factsOf(
  game: string,
  { seats, raw }: Pick<EventInfo, 'seats' | 'raw'>,
  told: Record<string, unknown>,
  names: string[],
  seat: number | null,
  hidden: string[] = [],
): Facts {
  const name = (at: number) => names[at] ?? String(at + 1);
  const facts: Facts = { me: 'none' };
  for (const [field, value] of Object.entries(told)) {
    if (value === null || hidden.includes(field)) continue;
    const isSeat = seats.includes(field);
    const mine = value === seat || (Array.isArray(value) && value.includes(seat));
    if (isSeat && seat !== null && facts.me === 'none' && mine) facts.me = field;
    if (typeof value === 'boolean') facts[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number') facts[field] = isSeat ? name(value) : value;
    else if (typeof value === 'string') facts[field] = raw.includes(field) ? value : wordOf(game, value);
    else if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
      const said = value.map((each) => (isSeat ? name(Number(each)) : wordOf(game, String(each))));
      facts[field] = said.length ? list(said) : '—';
    }
  }
  return facts;
}

/** Some sentences have another form where something is missing that they are about. */
function ending(without: string, told: Record<string, unknown>): string {
  const missing = without && told[without];
  return without && (missing === null || (Array.isArray(missing) && !missing.length)) ? '-none' : '';
}

/**
 * An event of any game. What this seat alone may know is not in it, since others could read the story over a shoulder.
 */
export function tellPlain(info: GameInfo, event: Told, names: string[], seat: number | null): string[] {
  const { game } = info;
  const { seats = [], secret = [], raw = [], without = '', quiet, whispered } = info.events[event.event] ?? {};
  if (quiet || whispered) return [];
  const facts = factsOf(game, { seats, raw }, event, names, seat, ['event', ...secret, ...info.secrets]);
  const id = `${game}-event-${event.event}${ending(without, event)}`;
  if (words.has(id)) return [say(id, facts)];
  const bare = Object.entries(facts)
    .filter(([field]) => field !== 'me')
    .map(([field, value]) => `${wordOf(game, field)} ${String(value)}`);
  return [[wordOf(game, event.event), bare.join(', ')].filter(Boolean).join(': ')];
}

/** Something that is true of a whole game that is over: nothing is secret any more. */
export interface Fact {
  fact: string;
  [field: string]: unknown;
}

export function tellFact(info: GameInfo, told: Fact, names: string[], seat: number | null): string {
  const kind = info.facts[told.fact];
  if (!kind) return '';
  const facts = factsOf(info.game, kind, told, names, seat, ['fact']);
  for (const [field, value] of Object.entries(told))
    if (Array.isArray(value) && value.length && typeof value[0] === 'object')
      facts[field] = (value as Fact[]).map((each) => tellFact(info, each, names, null)).join(' → ');
  return say(`${info.game}-fact-${told.fact}${ending(kind.without, told)}`, facts);
}
