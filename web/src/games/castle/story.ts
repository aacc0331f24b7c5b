// The story in words: what everybody hears, and apart from it what this seat alone was shown.
import type { Told } from '../../state/table.svelte';
import { list, say, type Facts } from '../../words/words.svelte';

/** Events that are no news: a short window opens, or the reader has passed in it. */
const QUIET = ['window', 'passed'];
/** Fields by which a sentence chooses its words; they are no words themselves. */
const RAW = ['name', 'form', 'how', 'side', 'direction', 'reason', 'rule'];
const SEATS = [
  'seat',
  'first',
  'target',
  'partner',
  'offerer',
  'giver',
  'receiver',
  'sender',
  'recipient',
  'attacker',
  'defender',
  'priest',
  'winner',
  'loser',
  'named',
  'winners',
  'attacker_side',
  'defender_side',
];
/** What a reader hears beside the rest: the sentence, and the field that only those have who may know. */
const SECRETS: Record<string, [message: string, field: string]> = {
  dealt: ['dealt', 'object'],
  spied: ['object', 'object'],
  offered: ['object', 'object'],
  swapped: ['swapped', 'given'],
  drew: ['object', 'object'],
  monocle: ['society', 'society'],
  privilege: ['hand', 'hand'],
  coat: ['leftovers', 'leftovers'],
  coat_taken: ['coat_taken', 'profession'],
  tome: ['tome', 'profession'],
  received: ['received', 'object'],
  gift: ['object', 'object'],
  clairvoyant: ['cards', 'cards'],
  set_top: ['set_top', 'first'],
  demand: ['committed', 'committed'],
  demand_met: ['demand_met', 'given'],
  demand_failed: ['hand', 'hand'],
  priest_paid: ['object', 'object'],
  looked: ['society', 'society'],
  steal: ['hand', 'hand'],
  stolen: ['object', 'object'],
  gave_back: ['object', 'object'],
  duel_draw: ['object', 'object'],
};

export const word = (id: string): string => say(`castle-word-${id}`);
export const cards = (ids: readonly string[]): string => (ids.length ? list(ids.map(word)) : '—');
/** What a card does; Keys and Goblets all do the same. */
export const about = (id: string): string => say(`castle-about-${id.replace(/^(key|goblet)_.*/, '$1')}`);

function factsOf(event: Told, names: string[], seat: number | null): Facts {
  const name = (at: number) => names[at] ?? String(at + 1);
  const facts: Facts = { me: 'none' };
  for (const [field, value] of Object.entries(event)) {
    const isSeat = SEATS.includes(field);
    if (isSeat && seat !== null && (value === seat || (Array.isArray(value) && value.includes(seat)))) facts.me = field;
    if (typeof value === 'boolean') facts[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number') facts[field] = isSeat ? name(value) : value;
    else if (typeof value === 'string') facts[field] = RAW.includes(field) ? value : word(value);
    else if (Array.isArray(value) && value.every((each) => typeof each === 'number'))
      facts[field] = value.length ? list(value.map(name)) : '—';
    else if (Array.isArray(value) && value.every((each) => typeof each === 'string')) facts[field] = cards(value);
  }
  if (event.what === 'tokens') facts.what = `${word('tokens')} × ${String(event.number)}`;
  return facts;
}

export function tell(event: Told, names: string[], seat: number | null): string[] {
  return QUIET.includes(event.event) ? [] : [say(`castle-event-${event.event}`, factsOf(event, names, seat))];
}

/** What this seat alone heard, the newest first: to be shown while held. */
export function heard(story: Told[], names: string[], seat: number | null, most: number): string[] {
  const lines: string[] = [];
  for (const event of story.toReversed()) {
    const [message, field] = SECRETS[event.event] ?? ['', ''];
    if (!message || event[field] === null || event[field] === undefined) continue;
    lines.push(`${tell(event, names, seat).join(' ')} ${say(`castle-secret-${message}`, factsOf(event, names, seat))}`);
    if (lines.length === most) break;
  }
  return lines;
}
