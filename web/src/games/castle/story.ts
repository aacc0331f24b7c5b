// The story in words: what everybody hears, and apart from it what this seat alone was shown.
import type { Told } from '../../state/table.svelte';
import type { CastleView, EventInfo, GameInfo } from '../../wire/types.gen';
import { list, say, type Facts } from '../../words/words.svelte';
import { asks } from './turn';

export const word = (id: string): string => say(`castle-word-${id}`);
export const cards = (ids: readonly string[]): string => (ids.length ? list(ids.map(word)) : '—');
/** What a card does; Keys and Goblets all do the same. */
export const about = (id: string): string => say(`castle-about-${id.replace(/^(key|goblet)_.*/, '$1')}`);

function factsOf({ seats, raw }: EventInfo, event: Told, names: string[], seat: number | null): Facts {
  const name = (at: number) => names[at] ?? String(at + 1);
  const facts: Facts = { me: 'none' };
  for (const [field, value] of Object.entries(event)) {
    const isSeat = seats.includes(field);
    if (isSeat && seat !== null && (value === seat || (Array.isArray(value) && value.includes(seat)))) facts.me = field;
    if (typeof value === 'boolean') facts[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number') facts[field] = isSeat ? name(value) : value;
    else if (typeof value === 'string') facts[field] = raw.includes(field) ? value : word(value);
    else if (Array.isArray(value) && value.every((each) => typeof each === 'number'))
      facts[field] = value.length ? list(value.map(name)) : '—';
    else if (Array.isArray(value) && value.every((each) => typeof each === 'string')) facts[field] = cards(value);
  }
  if (event.what === 'tokens') facts.what = `${word('tokens')} × ${String(event.number)}`;
  return facts;
}

/** Whether the reader heard the secret half of an event, or all of one that was meant for this seat alone. */
function knows({ secret, whispered }: EventInfo, event: Told): boolean {
  const [field] = secret;
  return field === undefined ? whispered : event[field] != null;
}

export function tell(info: GameInfo, event: Told, names: string[], seat: number | null): string[] {
  const kind = info.events[event.event];
  if (!kind || kind.quiet) return [];
  return [say(`castle-event-${event.event}`, factsOf(kind, event, names, seat))];
}

/** What this seat alone was shown with an event: to be read while it is held. */
export function aside(info: GameInfo, event: Told, names: string[], seat: number | null): string[] {
  const kind = info.events[event.event];
  if (!kind?.aside || !knows(kind, event)) return [];
  return [say(`castle-secret-${kind.aside}`, factsOf(kind, event, names, seat))];
}

/** What this seat alone heard, the newest first, each with what everybody heard of it: to be read while it is held. */
export function heard(
  info: GameInfo | undefined,
  story: Told[],
  names: string[],
  seat: number | null,
  most: number,
): string[] {
  const lines: string[] = [];
  for (const event of info ? story.toReversed() : []) {
    const own = aside(info!, event, names, seat);
    if (!own.length) continue;
    lines.push([...tell(info!, event, names, seat), ...own].join(' '));
    if (lines.length === most) break;
  }
  return lines;
}

/** What the open window asks of a seat; of whom an offer or a demand comes is part of the question. */
export function questionOf(view: CastleView, names: string[], seat: number | null): string {
  const from = view.pending;
  const facts: Facts = from ? { seat: names[from.seat] ?? String(from.seat + 1) } : {};
  if (from?.kind) facts.kind = word(from.kind);
  return say(`castle-ask-${asks(view, seat)}`, facts);
}

/** What lies between two people: an offer, a demand, an ability that may be used; nothing if nothing does. */
export function pendingOf(view: CastleView, names: string[], seat: number | null): string {
  const found = view.pending;
  if (!found) return '';
  const name = (at: number) => names[at] ?? String(at + 1);
  const me = found.seat === seat ? 'seat' : found.partner === seat ? 'partner' : 'none';
  const facts = { me, seat: name(found.seat), partner: name(found.partner) };
  if (found.ability) return say('castle-pending-ability', { ...facts, ability: word(found.ability) });
  if (found.kind) return say('castle-pending-demand', { ...facts, kind: word(found.kind) });
  return say('castle-pending-offer', facts);
}
