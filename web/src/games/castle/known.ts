// What a seat knows of the others, for its owner's eyes while it is held: from its view and from what it has heard.
import type { GameView, Told } from '../../state/table.svelte';
import type { CastleEvent, CastleView, GameInfo } from '../../wire/types.gen';
import { list, say } from '../../words/words.svelte';
import { isCard, nameOf } from './cards';
import { cards, heard } from './story';

/** What I take somebody for: my own guess, kept with the seat as one sign for each seat. */
export type Guess = 'none' | 'friend' | 'foe';
export const GUESSES: Guess[] = ['none', 'friend', 'foe'];
export const SIGN_OF: Record<Guess, string> = { none: '.', friend: 'f', foe: 'e' };
export const guessOf = (marks: string, seat: number): Guess =>
  GUESSES.find((guess) => SIGN_OF[guess] === marks[seat]) ?? 'none';

/** What everybody could see one player do to another. */
export const DEEDS = ['looked', 'backed', 'opposed', 'traded', 'refused', 'stole'] as const;
export type Deed = (typeof DEEDS)[number];
export type Deeds = Record<Deed, number>;

interface Seen {
  card: string;
  turn: number;
  /** It may have gone since. */
  stale: boolean;
}

export interface Acquaintance {
  seat: number;
  society: string | null;
  /** Of my society or not, as far as I have seen it. */
  friend: boolean | null;
  /** As it lies there for everybody, or as I saw it. */
  profession: (Seen & { open: boolean }) | null;
  objects: Seen[];
  /** They have looked at my society. */
  knowsMe: boolean;
  /** What they did to me. */
  toMe: Deeds;
}

/** What only this seat was shown, in words and with the cards it saw. */
export interface Fact {
  /** Its place in the story. */
  at: number;
  turn: number;
  text: string;
  cards: string[];
}

/** A note is one row of the notebook, and never torn between two pages; what belongs together has one heading. */
export type Note =
  | { about: 'last'; facts: Fact[] }
  | { about: 'people'; person: Acquaintance }
  | { about: 'people'; deck: string[]; top: string[] }
  | { about: 'ties'; rows: { who: number; did: Deeds[] }[] }
  | { about: 'ties'; legend: true }
  | { about: 'heard'; facts: Fact[] };

/** So many people share one heading of faces in the table of who did what: so that it fits any page. */
const ROWS = 4;
/** So many facts of one turn stay together. */
const TOGETHER = 3;

export const seatsFrom = (me: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, step) => (me + step) % seats);

/** Whether an event has shown something to this seat in a way that everybody knows of. */
function shows(info: GameInfo | undefined, event: Told, seat: number): boolean {
  const kind = info?.events[event.event];
  const known = !kind?.whispered || event.event === 'received'; // the Sextant gives everybody something, in sight of all
  return !!kind?.aside && known && kind.seats.some((field) => event[field] === seat);
}

const turnOf = (story: Told[], seat: number): number =>
  story.findLastIndex((event) => event.event === 'turn' && event.seat === seat);

/** Where in the story stands what this seat was shown last, for everybody to see, since its own turn began; or -1. */
export function lastShown(info: GameInfo | undefined, story: Told[], seat: number): number {
  const at = story.findLastIndex((event) => shows(info, event, seat));
  return at > turnOf(story, seat) ? at : -1;
}

/** The whole notebook of a seat: what it saw since its own turn began stands first, the newest facts before others. */
export function notes(
  info: GameInfo | undefined,
  view: CastleView & GameView,
  story: Told[],
  names: string[],
  me: number,
) {
  const did = deeds(view, story);
  const order = seatsFrom(me, view.seats);
  const rows = order.map((who) => ({ who, did: did[who]! }));
  const deck = view.deck ? view.objects_seen.filter((each) => each.holder === null).map((each) => each.object) : [];
  const all = facts(info, story, names, me);
  const begun = turnOf(story, me);
  const last = all.filter(({ at }) => at > begun && shows(info, story[at]!, me)).reverse();
  const found: Note[] = last.map((fact) => ({ about: 'last', facts: [fact] }));
  for (const person of acquaintances(view, did, me)) found.push({ about: 'people', person });
  if (deck.length || view.top.length) found.push({ about: 'people', deck, top: view.top });
  found.push({ about: 'ties', legend: true });
  const parts = Math.ceil(rows.length / ROWS);
  for (let part = 0; part < parts; part++)
    found.push({
      about: 'ties',
      rows: rows.slice(Math.ceil((part * rows.length) / parts), Math.ceil(((part + 1) * rows.length) / parts)),
    });
  const told = all.reduce<Fact[][]>((parts, fact) => {
    const last = parts.at(-1);
    if (last?.[0]?.turn === fact.turn && last.length < TOGETHER) last.push(fact);
    else parts.push([fact]);
    return parts;
  }, []);
  found.push(...(told.length ? told.reverse() : [[]]).map((each): Note => ({ about: 'heard', facts: each })));
  return found;
}

export function acquaintances(view: CastleView & GameView, did: Deeds[][], me: number): Acquaintance[] {
  return seatsFrom(me, view.seats)
    .slice(1)
    .map((seat) => {
      const open = view.professions[seat];
      const seen = view.professions_seen.findLast((each) => each.seat === seat);
      const society = view.societies_seen[seat] ?? null;
      return {
        seat,
        society,
        friend: society && society === view.society,
        profession: open
          ? { card: open, turn: 0, stale: false, open: true }
          : seen
            ? { card: seen.profession, turn: seen.turn, stale: seen.changed, open: false }
            : null,
        objects: view.objects_seen
          .filter((each) => each.holder === seat)
          .map((each) => ({ card: each.object, turn: each.turn, stale: each.moved > 0 })),
        knowsMe: did[seat]![me]!.looked > 0,
        toMe: did[seat]![me]!,
      };
    });
}

/** Who did what to whom, as everybody could see it. */
export function deeds(view: CastleView & GameView, story: Told[]): Deeds[][] {
  const seats = seatsFrom(0, view.seats);
  const found = seats.map((who) =>
    seats.map((whom) => ({
      looked: 0,
      backed: view.ties[who]?.backed[whom] ?? 0,
      opposed: view.ties[who]?.opposed[whom] ?? 0,
      traded: view.ties[who]?.traded[whom] ?? 0,
      refused: view.ties[whom]?.snubbed[who] ?? 0,
      stole: 0,
    })),
  );
  for (const event of story as unknown as CastleEvent[])
    if (event.event === 'monocle') found[event.seat]![event.partner]!.looked++;
    else if (event.event === 'looked') found[event.winner]![event.loser]!.looked++;
    else if (event.event === 'stolen') found[event.winner]![event.loser]!.stole++;
  return found;
}

/** All that this seat alone was shown, as it came. */
function facts(info: GameInfo | undefined, story: Told[], names: string[], seat: number): Fact[] {
  let turn = 0;
  return story.flatMap((event, at) => {
    if (event.event === 'turn') turn = Number(event.number);
    const seen = Object.values(event)
      .flat()
      .filter((value) => typeof value === 'string' && isCard(value));
    return heard(info, [event], names, seat, 1).map((text) => ({ at, turn, text, cards: seen as string[] }));
  });
}

/** A note for those who listen. */
export function aloud(note: Note, names: string[], marks: string, me: number): string {
  const name = (seat: number) => names[seat] ?? String(seat + 1);
  const did = (what: Deed, to: string[]) => `${say(`castle-known-${what}`)}: ${list(to)}`;
  const times = (who: string, number: number) => (number > 1 ? `${who} (${number})` : who);
  const dated = ({ card, turn, stale }: Seen) =>
    say(stale ? 'castle-board-moved' : 'castle-board-seen', { thing: nameOf(card), turn });
  if ('person' in note) {
    const { seat, society, profession, objects, knowsMe, toMe } = note.person;
    const seen = [
      society ? nameOf(society) : say(`castle-guess-${guessOf(marks, seat)}`),
      ...(profession ? [profession.open ? nameOf(profession.card) : dated(profession)] : []),
      ...objects.map(dated),
      ...(knowsMe ? [say('castle-known-me')] : []),
      ...DEEDS.filter((what) => toMe[what]).map((what) => did(what, [times(name(me), toMe[what])])),
    ];
    return `${name(seat)}: ${seen.join('; ')}.`;
  }
  if ('deck' in note)
    return [
      ...(note.deck.length ? [say('castle-board-deck', { things: cards(note.deck) })] : []),
      ...(note.top.length ? [`${say('castle-field-top')} ${cards(note.top)}`] : []),
    ].join(' ');
  if ('rows' in note)
    return note.rows
      .map(({ who, did: all }) => {
        const deeds = DEEDS.flatMap((what) => {
          const whom = all.flatMap((each, seat) => (each[what] ? [times(name(seat), each[what])] : []));
          return whom.length ? [did(what, whom)] : [];
        });
        return `${name(who)}: ${deeds.length ? deeds.join('; ') : '—'}.`;
      })
      .join(' ');
  if ('legend' in note) return '';
  if (!note.facts.length) return say('castle-board-nothing');
  return `${whenOf(note.facts[0]!)}: ${note.facts.map(({ text }) => text).join(' ')}`;
}

export const whenOf = ({ turn }: Fact): string =>
  turn ? say('castle-known-turn', { turn }) : say('castle-known-deal');
