// A socket without a network, and a welcome to a small table; tests say what the server says.
import { vi } from 'vitest';
import type { Board, ClientMessage, News, ServerMessage, Welcome } from '../src/wire/types.gen';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  /** The messages that were sent, and how long each was on the wire. */
  sent: ClientMessage[] = [];
  lengths: number[] = [];

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    return this.made.at(-1)!;
  }

  static install(): void {
    this.made = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  }

  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage & { pad?: string };
    delete message.pad;
    this.sent.push(message);
    this.lengths.push(text.length);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  breaks(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The messages of one kind. */
  of<K extends ClientMessage['t']>(kind: K): Extract<ClientMessage, { t: K }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { t: K }> => message.t === kind);
  }
}

const BOARD: Partial<Board> = {
  game: 'eatme',
  phase: 'play',
  number: 1,
  host: 1,
  commitment: 'c0',
  luck: [],
  lasting_secrets: false,
  asking: null,
  people: [],
  places: [],
};

export const welcome = (more: Partial<Welcome> = {}): Welcome =>
  ({
    t: 'welcome',
    game: 1,
    at: 0,
    story: [],
    talk: [],
    in_your_name: [],
    marks: '',
    you: { person: 1, seat: 0, stand_in: false },
    board: BOARD,
    clock: { question: 1, left: null, short: false, more: false },
    view: { game: 'eatme', seat: 0, seats: 3, window: 'choose', asked: [0], legal: ['sleep', 'trap'], choice: null },
    ...more,
  }) as unknown as Welcome;

export const news = (n: number, more: Partial<News> = {}): News => ({ t: 'news', n, ...more });
