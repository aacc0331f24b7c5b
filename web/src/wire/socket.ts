// The only file that knows the socket: it connects, says hello, comes back by itself, and sends every command until
// its receipt is here. Everything works without a secure context.
import {
  PROTOCOL,
  type AnyCommand,
  type ClientMessage,
  type Problem,
  type Receipt,
  type ServerMessage,
} from './types.gen';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface Seen {
  game: number;
  seat: number | null;
  seen: number;
}

interface Waiting {
  message: ClientMessage;
  done: (receipt: Receipt) => void;
}

const PAD_TO = 512; // equally long commands do not tell by their size what was chosen
const PING_EVERY = 5_000;
const DEAD_AFTER = 12_000;
const CONNECT_WITHIN = 6_000;

export function randomWord(bytes = 12): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function padded(message: ClientMessage): string {
  const bare = JSON.stringify({ ...message, pad: '' });
  return JSON.stringify({ ...message, pad: ' '.repeat((PAD_TO - (bare.length % PAD_TO)) % PAD_TO) });
}

export class Socket {
  #socket: WebSocket | undefined;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #heard = 0;
  #began = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #ended = false;
  #problem: Problem | undefined;

  constructor(
    readonly code: string,
    readonly token: string | undefined,
    readonly seen: () => Seen,
    readonly take: (message: ServerMessage) => void,
    readonly changed: (link: Link, reason: string, facts?: Record<string, string>) => void,
  ) {}

  open(): void {
    this.#ended = false;
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#offline);
    window.addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#offline);
    window.removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  /** Send a command, again and again if need be, until it has its receipt. */
  do(command: AnyCommand): Promise<Receipt> {
    const id = randomWord();
    const message: ClientMessage = { t: 'do', id, command };
    return new Promise((done) => {
      this.#waiting.set(id, { message, done });
      this.#send(message);
    });
  }

  /** Connect again: whoever else sits here on another device is told. */
  reopen(): void {
    this.#ended = false;
    this.#connect();
  }

  /** Something that is worth nothing later: sent now or never. */
  show(command: AnyCommand): void {
    this.#send({ t: 'do', id: randomWord(), command });
  }

  resync(): void {
    this.#send({ t: 'resync', ...this.seen() });
  }

  /** Back from sleep, or the network is: a socket that only seems open is replaced at once. */
  #wake = (): void => {
    if (this.#ended || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      const asked = Date.now();
      const socket = this.#socket;
      this.#send({ t: 'ping' });
      setTimeout(() => {
        if (!this.#ended && this.#socket === socket && this.#heard < asked) this.#connect();
      }, 1_600);
    } else if (this.#socket?.readyState !== WebSocket.CONNECTING || Date.now() - this.#began > 3_000) this.#connect();
  };

  /** The device knows that it has no network: say so at once. */
  #offline = (): void => {
    if (!this.#ended) this.changed('lost', '');
  };

  #connect(): void {
    if (this.#ended) return;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const old = this.#socket;
    if (old) {
      old.onclose = old.onmessage = old.onerror = old.onopen = null;
      old.close();
    }
    this.changed('connecting', '');
    this.#began = Date.now();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/socket`);
    this.#socket = socket;
    // Without a network a try can hang for minutes.
    this.#retry = setTimeout(() => this.#lost(''), CONNECT_WITHIN);
    socket.onopen = () => {
      clearTimeout(this.#retry);
      this.#heard = Date.now();
      this.#send({ t: 'hello', protocol: PROTOCOL, token: this.token ?? null, ...this.seen() });
      this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
    };
    socket.onmessage = (event) => this.#take(String(event.data));
    socket.onclose = () => this.#lost('');
  }

  #beat(): void {
    if (Date.now() - this.#heard > DEAD_AFTER) this.#connect();
    else this.#send({ t: 'ping' });
  }

  #take(data: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    if (message.t === 'pong') this.changed('open', '');
    if (message.t === 'welcome') {
      this.#tries = 0;
      this.changed('open', '');
      for (const { message: again } of this.#waiting.values()) this.#send(again);
    }
    if (message.t === 'receipt') this.#settle(message.id, message);
    else if (message.t === 'problem' && message.id) {
      this.#settle(message.id, { ...message, t: 'receipt', id: message.id, ok: false });
    } else if (message.t === 'problem') this.#problem = message;
    else if (message.t === 'bye' && !message.again) {
      this.#ended = true;
      const why = ['refused', this.#problem?.reason].includes(message.reason) ? this.#problem : undefined;
      this.changed('closed', why?.reason ?? message.reason, why?.facts);
    }
    this.take(message);
  }

  #settle(id: string, receipt: Receipt): void {
    this.#waiting.get(id)?.done(receipt);
    this.#waiting.delete(id);
  }

  #lost(reason: string): void {
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    if (this.#ended) return;
    this.changed('lost', reason);
    this.#retry = setTimeout(
      () => this.#connect(),
      Math.min(8_000, 250 * 2 ** this.#tries++) * (0.75 + Math.random() / 2),
    );
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(padded(message));
  }
}
