// The story in words, what was claimed, and what a seat was told at night. Whispered events are in no story that others
// could read over a shoulder: one's own notes show them while held.
import type { Told } from '../../state/table.svelte';
import type { EventInfo, GameInfo, LupusClaim, LupusNote, LupusView } from '../../wire/types.gen';
import { isolated, list, say, words, type Facts } from '../../words/words.svelte';

/** What the narrator says before an event is told, and after it. */
const LINES: Record<string, string> = {
  night: 'night',
  dawn: 'dawn',
  suspects: 'suspects',
  lynched: 'lynch',
  ended: 'over',
};
const THEN: Record<string, string> = { talk_over: 'nomination' };

export const role = (id: string): string => say(`lupus-role-${id}`);
export const about = (id: string): string => say(`lupus-role-${id}-about`);
export const calls = (ids: readonly string[]): string => ids.map((id) => say(`lupus-call-${id}`)).join(', ');
export const people = (seats: readonly number[], names: string[]): string =>
  seats.length ? list(seats.map((seat) => nameOf(seat, names))) : '—';
export const composition = (cast: readonly (readonly [string, number])[]): string =>
  cast.map(([id, count]) => (count === 1 ? role(id) : `${count} × ${role(id)}`)).join(', ');
export const pair = (who: number, whom: number | null, names: string[]): string =>
  say('lupus-board-pair', { who: nameOf(who, names), whom: whom === null ? '—' : nameOf(whom, names) });
const nameOf = (seat: number, names: string[]): string => names[seat] ?? String(seat + 1);

/** A claim as it is heard. */
export const said = (claim: Partial<LupusClaim> & { claim: string }, names: string[]): string =>
  say(`lupus-claim-${claim.claim}`, {
    role: claim.role ? role(claim.role) : '',
    target: claim.target == null ? '' : nameOf(claim.target, names),
    nature: claim.nature ?? '',
    night: claim.night ?? 0,
  });

/** The words of a whole claim as it will be heard; nothing for any other move. */
export function spoken(parts: string[], names: string[]): string {
  const [verb = '', ...rest] = parts;
  if (!words.has(`lupus-claim-${verb}`)) return '';
  const numbers = rest.filter((word) => /^\d+$/.test(word)).map(Number);
  const aboutSeat = /^\d+$/.test(rest[0] ?? '');
  return said(
    {
      claim: verb,
      role: rest.find((word) => words.has(`lupus-role-${word}`)) as LupusClaim['role'],
      target: aboutSeat ? (numbers[0] ?? null) : null,
      nature: rest.find((word) => word === 'wolf' || word === 'not_wolf') as LupusClaim['nature'],
      night: rest.length > 1 ? (numbers.at(-1) ?? null) : null,
    },
    names,
  );
}

/** What a seat was told at night. */
export function noted(note: LupusNote, names: string[], seat: number | null): string {
  const others = note.seats.filter((each) => each !== seat || note.kind !== 'fellows');
  const nothing = others.length === 0 || (note.kind === 'became' && note.role === 'mythomaniac');
  const facts = {
    night: note.night,
    names: people(others, names),
    nature: note.nature ?? '',
    role: note.role ? role(note.role) : '',
  };
  return say(nothing ? `lupus-note-${note.kind}-none` : `lupus-note-${note.kind}`, facts);
}

/** What was before and what came of it, if that is a different character. */
export const turned = (before: string, after: string): string =>
  before === after ? role(before) : say('lupus-board-turned', { before: role(before), after: role(after) });

function factsOf({ seats }: EventInfo, event: Told, names: string[], seat: number | null): Facts {
  const facts: Facts = { me: 'none' };
  for (const [field, value] of Object.entries(event)) {
    const isSeat = seats.includes(field);
    if (
      isSeat &&
      facts.me === 'none' &&
      seat !== null &&
      (value === seat || (Array.isArray(value) && value.includes(seat)))
    )
      facts.me = field;
    if (typeof value === 'boolean') facts[field] = value ? 'yes' : 'no';
    else if (typeof value === 'number') facts[field] = isSeat ? nameOf(value, names) : value;
    else if (typeof value === 'string') facts[field] = value;
    else if (isSeat && Array.isArray(value)) facts[field] = people(value as number[], names);
  }
  switch (event.event) {
    case 'opened':
      facts.composition = event.composition ? composition(event.composition as [string, number][]) : '';
      break;
    case 'night':
      facts.calls = calls(event.calls as string[]);
      break;
    case 'claimed':
      facts.said = said(event as unknown as LupusClaim, names);
      break;
    case 'ballots':
      facts.ballots = (event.targets as (number | null)[]).map((target, who) => pair(who, target, names)).join(', ');
      break;
    case 'suspects':
      facts.counts =
        (event.ballots as number[])
          .flatMap((count, who) => (count ? [`${isolated(nameOf(who, names))} ${count}`] : []))
          .join(', ') || '—';
      break;
    case 'voted':
      for (const [fact, side] of [
        ['paws', 'paw'],
        ['tufts', 'tuft'],
        ['missing', null],
      ] as const)
        facts[fact] = people(
          (event.votes as [number, string | null][]).filter(([, vote]) => vote === side).map(([who]) => who),
          names,
        );
      break;
    case 'ended':
      facts.cast = (event.roles as string[])
        .map((id, who) => say('lupus-board-cast', { who: nameOf(who, names), role: role(id) }))
        .join(', ');
      break;
  }
  return facts;
}

export function tell(info: GameInfo, event: Told, names: string[], seat: number | null): string[] {
  const kind = event.event;
  const described = info.events[kind];
  if (!described || described.whispered) return [];
  if (kind === 'call') return [say(`lupus-line-${String(event.call)}`)];
  const missing = described.without && event[described.without];
  const nobody = described.without !== '' && (missing === null || (Array.isArray(missing) && missing.length === 0));
  const facts = factsOf(described, event, names, seat);
  const told = nobody ? say(`lupus-event-${kind}-none`, facts) : say(`lupus-event-${kind}`, facts);
  const line = (id: string | undefined) => (id ? [say(`lupus-line-${id}`)] : []);
  return [[...line(LINES[kind]), told, ...line(THEN[kind])].join(' ')];
}

/** With whom a character wins, to show cards by party when all of them lie open. */
const PARTIES: Record<string, string> = { werewolf: 'pack', possessed: 'pack', werehamster: 'hamster' };
export const partyOf = (id: string): string => PARTIES[id] ?? 'village';

/** Why somebody is suspected who had no more ballots than others (L3.28); nothing where ballots or the Owl decided. */
export function whySuspected(view: LupusView, names: string[]): string {
  if (view.paw === null || view.tuft === null) return '';
  const count = (seat: number) => view.ballots.filter((target) => target === seat).length;
  const pair = [view.paw, view.tuft];
  const others = view.living.filter((seat) => !pair.includes(seat));
  const most = Math.max(...others.map(count));
  const nearer = pair.filter((seat) => seat !== view.owl_mark && count(seat) === most);
  if (!nearer.length) return '';
  return say('lupus-stage-tie', {
    names: people(nearer, names),
    others: people(
      others.filter((seat) => count(seat) === most),
      names,
    ),
    card: view.welcome === null ? 'no' : 'yes',
    first: nameOf(view.opening ?? 0, names),
  });
}
