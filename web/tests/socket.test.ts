import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { padded, Socket, type Link } from '../src/wire/socket';
import type { ServerMessage } from '../src/wire/types.gen';
import { FakeSocket, welcome } from './wire';

let links: [Link, string][];
let taken: ServerMessage[];
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  links = [];
  taken = [];
  socket = new Socket(
    'BCDFG',
    'token',
    () => ({ game: 2, seat: 1, seen: 7 }),
    (message) => taken.push(message),
    (link, reason) => links.push([link, reason]),
  );
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

const open = () => {
  FakeSocket.last.opens();
  FakeSocket.last.says(welcome());
};

test('hello says who is there and what was seen already', () => {
  FakeSocket.last.opens();
  expect(FakeSocket.last.address).toBe('ws://coach.test/api/tables/BCDFG/socket');
  expect(FakeSocket.last.sent).toEqual([{ t: 'hello', protocol: 1, token: 'token', game: 2, seat: 1, seen: 7 }]);
});

test('commands of different lengths are equally long on the wire', () => {
  const lengths = ['sleep', 'a much longer move'].map(
    (words) => padded({ t: 'do', id: '0', command: { do: 'move', words, question: 1 } }).length,
  );
  expect(lengths).toEqual([512, 512]);
});

test('a command waits for the network and is sent again after every welcome until its receipt is here', async () => {
  const done = socket.do({ do: 'sit' });
  expect(FakeSocket.last.of('do')).toEqual([]);
  open();
  const [first] = FakeSocket.last.of('do');
  FakeSocket.last.breaks();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.made).toHaveLength(2);
  open();
  expect(FakeSocket.last.of('do')).toEqual([first]);
  FakeSocket.last.says({ t: 'receipt', id: first!.id, ok: true });
  expect((await done).ok).toBe(true);
  FakeSocket.last.says(welcome());
  expect(FakeSocket.last.of('do')).toHaveLength(1);
});

test('a problem with a command is its refusal', async () => {
  open();
  const done = socket.do({ do: 'sit' });
  const { id } = FakeSocket.last.of('do')[0]!;
  FakeSocket.last.says({ t: 'problem', id, reason: 'too_fast', facts: {}, message: 'Slowly.' });
  expect(await done).toMatchObject({ ok: false, reason: 'too_fast' });
});

test('what is only worth something now is not kept', () => {
  socket.show({ do: 'theatre', words: 'trap' });
  open();
  expect(FakeSocket.last.of('do')).toEqual([]);
});

describe('a connection', () => {
  test('that is lost is tried again, ever more slowly', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const waits = [];
    for (const wait of [250, 500, 1_000, 2_000, 4_000, 8_000, 8_000]) {
      const before = FakeSocket.made.length;
      FakeSocket.last.breaks();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.made).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      waits.push(FakeSocket.made.length - before);
    }
    expect(waits).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(links.at(-2)).toEqual(['lost', '']);
    vi.restoreAllMocks();
  });

  test('that hangs is given up', async () => {
    await vi.advanceTimersByTimeAsync(6_000);
    expect(links.at(-1)).toEqual(['lost', '']);
  });

  test('that stays silent is replaced', async () => {
    open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(FakeSocket.last.of('ping')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('that answers its pings stays', async () => {
    open();
    for (let second = 0; second < 60; second += 5) {
      await vi.advanceTimersByTimeAsync(5_000);
      FakeSocket.last.says({ t: 'pong' });
    }
    expect(FakeSocket.made).toHaveLength(1);
  });

  test('that only seems open after sleep is replaced at once', async () => {
    open();
    await vi.advanceTimersByTimeAsync(100);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_600);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test('that is ended by the server stays closed, for the reason of the problem before it', async () => {
    FakeSocket.last.opens();
    FakeSocket.last.says({ t: 'problem', reason: 'token', facts: {}, message: '' });
    FakeSocket.last.says({ t: 'bye', reason: 'refused', again: false });
    FakeSocket.last.breaks();
    expect(links.at(-1)).toEqual(['closed', 'token']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
