// What this device knows of a table: one welcome, and the news since. Views are replaced whole.
import { Socket, type Link } from '../wire/socket';
import type { AnyCommand, Board, Clock, InYourName, Line, Receipt, ServerMessage, Shown, You } from '../wire/types.gen';

export interface GameView {
  game: string;
  seat: number | null;
  seats: number;
  window: string;
  asked: number[];
  legal: string[];
  [field: string]: unknown;
}

export interface Told {
  event: string;
  [field: string]: unknown;
}

const TALK_KEPT = 60;

export class Table {
  board = $state.raw<Board>();
  you = $state.raw<You>();
  view = $state.raw<GameView | null>(null);
  clock = $state.raw<Clock>();
  clockAt = $state.raw(0);
  story = $state.raw<Told[]>([]);
  talk = $state.raw<Line[]>([]);
  inYourName = $state.raw<InYourName[]>([]);
  shown = $state.raw<Shown | undefined>();
  elsewhere = $state(false);
  link = $state.raw<Link>('connecting');
  reason = $state('');
  game = 0;

  #n = 0;
  #socket: Socket;

  constructor(code: string, token: string | undefined) {
    const seen = () => ({ game: this.game, seat: this.you?.seat ?? null, seen: this.story.length });
    this.#socket = new Socket(code, token, seen, (message) => this.take(message), (link, reason) => {
      this.link = link;
      this.reason = reason;
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  do(command: AnyCommand): Promise<Receipt> {
    return this.#socket.do(command);
  }

  move(words: string): Promise<Receipt> {
    return this.do({ do: 'move', words, question: this.clock?.question ?? 0 });
  }

  /** The seat that I have, and whether I am host. */
  seat = $derived(this.you?.seat ?? null);
  host = $derived(this.board !== undefined && this.you?.person != null && this.board.host === this.you.person);

  take(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome': {
        const same = message.game === this.game && message.you.seat === (this.you?.seat ?? null);
        this.story = [...(same ? this.story.slice(0, message.at) : []), ...(message.story as Told[])];
        this.game = message.game;
        this.board = message.board;
        this.you = message.you;
        this.view = message.view as GameView | null;
        this.talk = message.talk;
        this.inYourName = message.in_your_name;
        this.#tick(message.clock);
        this.#n = 0;
        break;
      }
      case 'news': {
        const missed = message.n !== this.#n + 1 || (message.story?.length && (message.at ?? 0) !== this.story.length);
        if (missed || !this.board || !this.you) {
          this.#socket.resync();
          break;
        }
        this.#n = message.n;
        if (message.story?.length) this.story = [...this.story, ...(message.story as Told[])];
        if (message.talk?.length) this.talk = [...this.talk, ...message.talk].slice(-TALK_KEPT);
        if (message.board) this.board = { ...this.board, ...(message.board as Partial<Board>) };
        if (message.you) this.you = { ...this.you, ...(message.you as Partial<You>) };
        if (message.view) this.view = { ...(this.view as GameView), ...message.view };
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

  #tick(clock: Clock): void {
    this.clock = clock;
    this.clockAt = Date.now();
  }
}
