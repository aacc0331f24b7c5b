// The story in words, what was claimed, and what a seat was told at night. Whispered events are in no story that others
// could read over a shoulder: the own notes show them while held.
import type { Told } from '../../state/table.svelte';
import type { LupusClaim, LupusNote } from '../../wire/types.gen';
import { isolated, list, say, type Facts } from '../../words/words.svelte';

const WHISPERED = [
  'dealt',
  'fellows',
  'pointed',
  'markers',
  'answer',
  'spirit',
  'guarded',
  'marked',
  'victim',
  'became',
  'sealed',
];
/** What the narrator says before an event is told, and after it. */
const LINES: Record<string, string> = {
  night: 'night',
  dawn: 'dawn',
  suspects: 'suspects',
  lynched: 'lynch',
  ended: 'over',
};
const THEN: Record<string, string> = { talk_over: 'nomination' };
const SEATS = ['seat', 'target', 'dead', 'paw', 'tuft', 'winners', 'welcome'];
/** The field of an event without which its sentence is another one. */
const MISSING: Record<string, string> = {
  opened: 'composition',
  dawn: 'dead',
  nominated: 'target',
  owl_mark: 'target',
};

/** The characters in the order of the book. */
export const ROLES = [
  'werewolf',
  'villager',
  'seer',
  'medium',
  'possessed',
  'bodyguard',
  'owl',
  'freemason',
  'werehamster',
  'mythomaniac',
];
export const CLAIMS = [
  'claim_role',
  'claim_result',
  'claim_medium',
  'claim_protected',
  'claim_marked',
  'claim_mason_with',
  'suspect',
  'trust',
  'will_vote',
  'ask_role',
  'retract',
];

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
  if (!CLAIMS.includes(verb)) return '';
  const numbers = rest.filter((word) => /^\d+$/.test(word)).map(Number);
  const aboutSeat = /^\d+$/.test(rest[0] ?? '');
  return said(
    {
      claim: verb,
      role: rest.find((word) => ROLES.includes(word)) as LupusClaim['role'],
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
  const nothing = others.length === 0 || note.role === 'mythomaniac';
  const facts = {
    night: note.night,
    names: people(others, names),
    nature: note.nature ?? '',
    role: note.role ? role(note.role) : '',
  };
  return say(nothing ? `lupus-note-${note.kind}-none` : `lupus-note-${note.kind}`, facts);
}

/** What was before and what came of it, if that is another character. */
export const turned = (before: string, after: string): string =>
  before === after ? role(before) : say('lupus-board-turned', { before: role(before), after: role(after) });

function factsOf(event: Told, names: string[], seat: number | null): Facts {
  const facts: Facts = { me: 'none' };
  for (const [field, value] of Object.entries(event)) {
    const isSeat = SEATS.includes(field);
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

export function tell(event: Told, names: string[], seat: number | null): string[] {
  const kind = event.event;
  if (WHISPERED.includes(kind)) return [];
  if (kind === 'call') return [say(`lupus-line-${String(event.call)}`)];
  const missing = event[MISSING[kind] ?? ''];
  const nobody = kind in MISSING && (missing === null || (Array.isArray(missing) && missing.length === 0));
  const facts = factsOf(event, names, seat);
  const told = nobody ? say(`lupus-event-${kind}-none`, facts) : say(`lupus-event-${kind}`, facts);
  const line = (id: string | undefined) => (id ? [say(`lupus-line-${id}`)] : []);
  return [[...line(LINES[kind]), told, ...line(THEN[kind])].join(' ')];
}
