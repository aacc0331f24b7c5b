// What this device knows of a table: one welcome, and the news since. Views are replaced whole.
import { pledgeOf } from '../device/hash';
import { device, type Heads, type Seal } from './device.svelte';
import { shelf } from './shelf.svelte';
import { muted } from './muted.svelte';
import { notice } from '../ui/notice.svelte';
import { Socket, randomWord, type Link } from '../wire/socket';
import { refusal, say } from '../words/words.svelte';
import type {
  AnyCommand,
  Board,
  Clock,
  Edit,
  GameInfo,
  GameView as AnyView,
  InYourName,
  Line,
  Person,
  Place,
  Receipt,
  ServerMessage,
  Shown,
  You,
} from '../wire/types.gen';

/** A view of any game: what all have, and its own fields. */
export interface GameView extends AnyView {
  [field: string]: unknown;
}

export interface Told {
  event: string;
  [field: string]: unknown;
}

export interface Spoken extends Line {
  /** Counted since this page was opened. */
  n: number;
}

const TALK_KEPT = 60;
const ASK_AGAIN = 2_000;
const SEAT_NOTES = ['seat_kept', 'took_over', 'reseated'];

/** The view with new elements at the end of some of its lists. */
function longer(view: GameView, more: Record<string, unknown[]>): GameView {
  const grown = Object.entries(more).map(([field, added]) => [field, [...(view[field] as unknown[]), ...added]]);
  return { ...view, ...(Object.fromEntries(grown) as Record<string, unknown[]>) };
}

/** The view with some of its lists changed in a few places, which are told from the end to the beginning. */
function edited(view: GameView, edits: Record<string, Edit[]>): GameView {
  const changed = Object.entries(edits).map(([field, places]) => {
    const list = [...(view[field] as unknown[])];
    for (const { at, gone, new: added } of places) list.splice(at, gone, ...added);
    return [field, list];
  });
  return { ...view, ...(Object.fromEntries(changed) as Record<string, unknown[]>) };
}

export class Table {
  board = $state.raw<Board>();
  you = $state.raw<You>();
  view = $state.raw<GameView | null>(null);
  /** What the game says about itself; until it is here nothing is shown that could be a secret. */
  info = $state.raw<GameInfo>();
  clock = $state.raw<Clock>();
  clockAt = $state.raw(0);
  story = $state.raw<Told[]>([]);
  talk = $state.raw<Spoken[]>([]);
  /** What was said in a circle of a few. Nothing in the page may show it, or that it was said, unless it is held. */
  whispers = $state.raw<Spoken[]>([]);
  /** How often somebody else has said something while we were here. */
  spoken = $state(0);
  inYourName = $state.raw<InYourName[]>([]);
  /** What I have noted about every seat, one sign each; empty if nothing. */
  marks = $state.raw('');
  shown = $state.raw<Shown | undefined>();
  elsewhere = $state(false);
  /** A move is on its way. */
  pending = $state(false);
  /** How often something else was tried at this step of a guided game. */
  strayed = $state(0);
  /** The bot's seat that I would like to have. */
  wish = $state<number | null>(null);
  /** The seat about which everybody who plays will be asked for me. */
  wished = $state<number | null>(null);
  link = $state.raw<Link>('connecting');
  reason = $state('');
  facts = $state.raw<Record<string, string>>({});
  game = 0;
  /** The game that began before our eyes. */
  begun = 0;
  /** The seal that this device saw before it added its luck: what it can check by itself after the game. */
  sealed: Seal | undefined;

  /** The heads of this game's chain as we were told them, to find them again in its record. */
  heads: Heads;

  /** The luck that was pledged last, and that was shown last, since this page was opened. */
  #pledged = '';
  #shown = '';
  #n = 0;
  #lines = 0;
  #asked = false;
  /** There are marks that the table has not stored yet. */
  #noted = false;
  /** What the table has stored of them, as far as we know. */
  #stored = '';
  #socket: Socket;

  constructor(
    readonly code: string,
    readonly token: string | undefined,
  ) {
    this.sealed = device.seal(code);
    this.heads = device.heads(code);
    muted.clear(); // every table counts its people from one
    const seen = () => ({ game: this.game, seat: this.you?.seat ?? null, seen: this.story.length });
    this.#socket = new Socket(
      code,
      token,
      seen,
      (message) => this.take(message),
      (link, reason, facts) => {
        this.link = link;
        this.reason = reason;
        this.facts = facts ?? {};
      },
    );
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** Send a command; a refusal is shown to the person, and told to the caller. */
  async do(command: AnyCommand, quiet = false): Promise<Receipt> {
    const receipt = await this.#socket.do(command);
    if (!receipt.ok && receipt.reason === 'off_path') this.strayed += 1;
    else if (!receipt.ok && !quiet) notice.tell(refusal(receipt));
    return receipt;
  }

  /** Answer the question. Without a network the answer waits, and it is the only one. Quietly: whether it is taken or
   * refused, nothing shows. */
  async move(words: string, quiet = false): Promise<void> {
    if (this.pending) return;
    this.pending = true;
    try {
      await this.do({ do: 'move', words, question: this.clock?.question ?? 0 }, quiet);
    } finally {
      this.pending = false;
    }
  }

  /** Note something about a seat, for myself alone; it is stored with the next `keepMarks`. */
  note(seat: number, sign: string): void {
    const signs = [...(this.marks || '.'.repeat(this.places.length))];
    signs[seat] = sign;
    this.marks = signs.join('');
    this.#noted = true;
    if (this.seat !== null)
      device.keepMarks(this.code, { game: this.game, seat: this.seat, over: this.#stored, signs: this.marks });
  }

  /** A turn begins: marks are stored. Said also if none is new, or the line would show who has noted something. */
  async keepMarks(): Promise<void> {
    const said = this.marks;
    const receipt = await this.do({ do: 'marks', signs: this.#noted ? said : null }, true);
    if (!receipt.ok || this.marks !== said) return;
    this.#noted = false;
    this.#stored = said;
    device.keepMarks(this.code, undefined);
  }

  /** Act something out for all to see; it counts for nothing. */
  act(words: string): void {
    this.#socket.show({ do: 'theatre', words });
  }

  /** Sit down where a bot plays; seats change hands between rounds, so the wish may have to wait. */
  async takeOver(seat: number): Promise<void> {
    if (this.wish === seat) {
      this.wish = null;
      return;
    }
    const receipt = await this.do({ do: 'take', seat }, true);
    this.wish = !receipt.ok && receipt.reason === 'not_between' ? seat : null;
    if (receipt.ok && this.board?.lasting_secrets) {
      this.wished = seat;
      notice.tell(say('seat-wished', { name: this.names[seat] ?? '' }));
    } else if (receipt.ok) notice.tell(say('people-taken', { name: this.names[seat] ?? '' }));
    else
      notice.tell(this.wish === null ? refusal(receipt) : say('people-take-later', { name: this.names[seat] ?? '' }));
  }

  /** As the host: a seat for somebody who has lost the device; where secrets last everybody is asked first. */
  async reseat(person: number, seat: number): Promise<void> {
    const receipt = await this.do({ do: 'reseat', person, seat });
    if (receipt.ok && this.board?.lasting_secrets)
      notice.tell(say('people-reseat-asked', { name: this.person(person)?.name ?? '' }));
  }

  async #tryWish(seat: number): Promise<void> {
    const receipt = await this.#socket.do({ do: 'take', seat });
    if (receipt.ok) notice.tell(say('people-taken', { name: this.names[seat] ?? '' }));
    if (receipt.ok || receipt.reason !== 'not_between') this.wish = null;
  }

  /** Open here, so the other device is told and rests. */
  reopen(): void {
    this.elsewhere = false;
    this.#socket.reopen();
  }

  /** The seat that I have, and whether I am host. */
  seat = $derived(this.you?.seat ?? null);
  host = $derived(this.board !== undefined && this.you?.person != null && this.board.host === this.you.person);
  places = $derived<Place[]>(this.board?.places ?? []);
  names = $derived(this.places.map((place) => place.name));
  /**
   * Whether I am asked and have not answered yet: by what everybody knows, and by what I did, never by what I could do.
   */
  asked = $derived.by(() => {
    const { view, seat } = this;
    if (!view || seat === null || !view.asked.includes(seat)) return false;
    return 'choice' in view ? view.choice === null : view.legal.length > 0;
  });

  person(id: number | null): Person | undefined {
    return this.board?.people.find((each) => each.id === id);
  }

  /** How somebody looks here: the picture of the seat if the game has any, else the person's own animal. */
  picture(person: Person): string {
    return this.places.find((place) => place.person === person.id)?.character || person.character;
  }

  /** Before every game each device pledges luck of its own once it has seen the seal, and shows it as soon as all
   * pledges are final. If somebody did not show theirs in time, all others do both once more. */
  addLuck(): void {
    const { board, you } = this;
    if (board?.phase !== 'lobby' || you?.person == null || you.seat === null) return;
    const { draw } = board;
    const stands = board.luck.find(({ person }) => person === you.person)?.pledge;
    const mine = this.sealed?.commitment === board.commitment ? this.sealed : undefined;
    if (!draw) {
      // What stands may be another device's: whichever came last takes part.
      if (mine && (this.#pledged === mine.luck || stands === pledgeOf(mine.luck))) return;
      this.#pledge(1);
    } else if (!draw.of.includes(you.person)) return;
    else if (!draw.showing && mine?.round !== draw.round) this.#pledge(draw.round);
    else if (draw.showing && mine && stands === pledgeOf(mine.luck) && this.#shown !== mine.luck) this.#show(mine);
  }

  #pledge(round: number): void {
    const { number, commitment } = this.board!;
    const seal: Seal = { number: number + 1, commitment, luck: randomWord(16), round, pledges: [], taken: false };
    this.sealed = seal;
    this.#pledged = seal.luck;
    device.keepSeal(this.code, seal);
    void this.#socket.do({ do: 'pledge', pledge: pledgeOf(seal.luck) });
  }

  #show(seal: Seal): void {
    this.#shown = seal.luck;
    seal.pledges = this.board!.luck.map(({ pledge }) => pledge);
    device.keepSeal(this.code, seal);
    void this.#socket.do({ do: 'luck', value: seal.luck }).then((receipt) => {
      seal.taken ||= receipt.ok;
      device.keepSeal(this.code, seal);
    });
  }

  take(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome': {
        if (this.board && message.game === this.game + 1) this.begun = message.game;
        const same = message.game === this.game && message.you.seat === (this.you?.seat ?? null);
        this.story = [...(same ? this.story.slice(0, message.at) : []), ...(message.story as Told[])];
        this.game = message.game;
        this.board = message.board;
        if (this.info?.game !== message.board.game) this.info = shelf.info(message.board.game);
        if (!this.info) void this.#learn(message.board.game);
        this.you = message.you;
        this.view = message.view as GameView | null;
        this.talk = this.#knownAgain(message.talk.filter((line) => !line.circle));
        this.whispers = message.talk.filter((line) => line.circle).map((line) => this.#numbered(line));
        this.inYourName = message.in_your_name;
        this.#stored = message.marks;
        if (!same || !this.#noted) this.#recall();
        this.#tick(message.clock);
        this.#n = 0;
        this.#asked = false;
        break;
      }
      case 'news': {
        const missed = message.n !== this.#n + 1 || (message.story?.length && (message.at ?? 0) !== this.story.length);
        if (missed || !this.board || !this.you) {
          if (!this.#asked) this.#socket.resync();
          this.#asked = true;
          break;
        }
        this.#n = message.n;
        if (message.story?.length) this.story = [...this.story, ...(message.story as Told[])];
        // What became of a question about a seat should not stand in the talk alone.
        const decided = this.board.lasting_secrets
          ? message.talk?.findLast((line) => line.note && SEAT_NOTES.includes(line.note))
          : undefined;
        if (decided) notice.tell(say(`note-${decided.note}`, decided.facts));
        if (message.talk?.length) {
          const fresh = message.talk.map((line) => this.#numbered(line));
          const open = fresh.filter((line) => !line.circle);
          if (open.length) this.talk = [...this.talk, ...open].slice(-TALK_KEPT);
          this.whispers = [...this.whispers, ...fresh.filter((line) => line.circle)].slice(-TALK_KEPT);
          // What somebody else says, and what whoever runs the server announces.
          this.spoken += open.filter(
            (line) =>
              line.note?.startsWith('restart') ||
              (line.person != null && line.person !== this.you?.person && !muted.has(line.person)),
          ).length;
        }
        if (message.board && (message.board.asking === null || (message.board.phase ?? 'play') !== 'play'))
          this.wished = null;
        if (message.board) this.board = { ...this.board, ...(message.board as Partial<Board>) };
        if (message.you) this.you = { ...this.you, ...(message.you as Partial<You>) };
        if (message.view) {
          this.view = { ...(this.view as GameView), ...message.view };
          if (this.wish !== null && 'window' in message.view) void this.#tryWish(this.wish);
        }
        if (message.more) this.view = longer(this.view as GameView, message.more);
        if (message.edits) this.view = edited(this.view as GameView, message.edits);
        if (message.in_your_name?.length) this.inYourName = [...this.inYourName, ...message.in_your_name].slice(-12);
        if (message.clock) this.#tick(message.clock);
        break;
      }
      case 'theatre':
        this.shown = message;
        break;
      case 'elsewhere':
        this.elsewhere = true;
        break;
    }
  }

  /** What was noted before this page was opened again, unless the seat, the game or another device has moved on. */
  #recall(): void {
    const kept = device.marks(this.code);
    this.#noted =
      kept !== undefined && kept.game === this.game && kept.seat === this.seat && kept.over === this.#stored;
    this.marks = this.#noted ? kept!.signs : this.#stored;
    if (kept && !this.#noted) device.keepMarks(this.code, undefined);
  }

  async #learn(game: string): Promise<void> {
    try {
      this.info = await shelf.learn(game);
    } catch {
      setTimeout(() => void this.#learn(game), ASK_AGAIN);
    }
  }

  /** After a welcome lines that were there keep their numbers, so that nobody hears them again. */
  #knownAgain(lines: Line[]): Spoken[] {
    const bare = (line: Line) => JSON.stringify([line.person, line.text, line.note, line.sentence, line.facts]);
    for (let shift = 0; shift < lines.length; shift++) {
      const shared = lines.length - shift;
      const old = this.talk.slice(-shared);
      if (old.length === shared && old.every((line, at) => bare(line) === bare(lines[at]!))) {
        return [...old, ...lines.slice(shared).map((line) => this.#numbered(line))];
      }
    }
    return lines.map((line) => this.#numbered(line));
  }

  #numbered(line: Line): Spoken {
    return { ...line, n: ++this.#lines };
  }

  #tick(clock: Clock): void {
    if (this.heads.game !== this.game) this.heads = { game: this.game, heads: [] };
    if (clock.head && clock.head !== this.heads.heads.at(-1)) {
      this.heads.heads.push(clock.head);
      device.keepHeads(this.code, this.heads);
    }
    this.clock = clock;
    this.clockAt = Date.now();
  }
}
