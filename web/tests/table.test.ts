import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pledgeOf } from '../src/device/hash';
import { device } from '../src/state/device.svelte';
import { Table } from '../src/state/table.svelte';
import { notice } from '../src/ui/notice.svelte';
import type { Board, Clock, Line, ServerMessage } from '../src/wire/types.gen';
import { FakeSocket, news, welcome } from './wire';

let table: Table;
const say = (message: ServerMessage) => FakeSocket.last.says(message);
const line = (text: string, person = 2): Line => ({ person, text });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  FakeSocket.install();
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve([{ game: 'eatme' }]) }));
  table = new Table('BCDFG', 'token');
  table.open();
  FakeSocket.last.opens();
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
});

test('before the welcome nothing is known; with it everything is', () => {
  expect(table.view).toBeNull();
  say(welcome());
  expect(table.link).toBe('open');
  expect(table.seat).toBe(0);
  expect(table.host).toBe(true);
  expect(table.view?.window).toBe('choose');
  expect(table.asked).toBe(true);
});

test('news replace the fields they bring and leave the others', () => {
  say(welcome());
  const before = table.view;
  say(news(1, { view: { window: 'prowl', asked: [1] }, board: { paused: true }, you: { stand_in: true } }));
  expect(table.view).toMatchObject({ window: 'prowl', asked: [1], legal: ['sleep', 'trap'] });
  expect(before?.window).toBe('choose');
  expect(table.board).toMatchObject({ paused: true, game: 'eatme' });
  expect(table.you).toMatchObject({ stand_in: true, seat: 0 });
  expect(table.asked).toBe(false);
});

test('news can lengthen a list of the view', () => {
  say(welcome({ view: { game: 'eatme', asked: [], legal: [], notes: [1] } }));
  say(news(1, { more: { notes: [2, 3] } }));
  expect(table.view?.notes).toEqual([1, 2, 3]);
});

test('news can change a long list of the view in a few places, told from its end', () => {
  say(welcome({ view: { game: 'lupus', asked: [], legal: [], clashes: ['a', 'b', 'c', 'd'] } }));
  const edits = [
    { at: 4, gone: 0, new: ['e'] },
    { at: 1, gone: 2, new: ['B'] },
  ];
  say(news(1, { edits: { clashes: edits } }));
  expect(table.view?.clashes).toEqual(['a', 'B', 'd', 'e']);
});

test('whoever has chosen is not asked any more, whatever the choice was', () => {
  say(welcome());
  say(news(1, { view: { choice: 'trap' } }));
  expect(table.asked).toBe(false);
});

test('the story grows event by event', () => {
  say(welcome({ story: [{ event: 'opened' }] }));
  say(news(1, { story: [{ event: 'dealt' }], at: 1 }));
  say(news(2, { story: [{ event: 'locked' }, { event: 'visited' }], at: 2 }));
  expect(table.story.map((told) => told.event)).toEqual(['opened', 'dealt', 'locked', 'visited']);
});

test('a gap in the news is noticed once, and mended by a welcome', () => {
  say(welcome());
  say(news(1));
  say(news(3, { view: { window: 'prowl' } }));
  say(news(4, { view: { window: 'prowl' } }));
  expect(table.view?.window).toBe('choose');
  expect(FakeSocket.last.of('resync')).toEqual([{ t: 'resync', game: 1, seat: 0, seen: 0 }]);
  say(welcome({ view: { game: 'eatme', window: 'prowl', asked: [], legal: [] } }));
  say(news(1, { view: { window: 'over' } }));
  expect(table.view?.window).toBe('over');
});

test('a story with a hole is asked for again', () => {
  say(welcome({ story: [{ event: 'opened' }] }));
  say(news(1, { story: [{ event: 'locked' }], at: 2 }));
  expect(table.story).toHaveLength(1);
  expect(FakeSocket.last.of('resync')).toHaveLength(1);
});

test('a second welcome brings only what was missed; to another seat or game, everything', () => {
  say(welcome({ story: [{ event: 'opened' }, { event: 'dealt' }] }));
  say(welcome({ at: 2, story: [{ event: 'locked' }] }));
  expect(table.story.map((told) => told.event)).toEqual(['opened', 'dealt', 'locked']);
  say(welcome({ game: 2, at: 0, story: [{ event: 'opened' }] }));
  expect(table.story.map((told) => told.event)).toEqual(['opened']);
  expect(table.begun).toBe(2);
});

test('lines of talk keep their numbers over a welcome, so that nobody hears them twice', () => {
  say(welcome({ talk: [line('one'), line('two')] }));
  expect(table.talk.map(({ n }) => n)).toEqual([1, 2]);
  say(welcome({ talk: [line('one'), line('two'), line('three')] }));
  expect(table.talk.map(({ n, text }) => [n, text])).toEqual([
    [1, 'one'],
    [2, 'two'],
    [3, 'three'],
  ]);
});

test('what others say counts as spoken; what I say does not', () => {
  say(welcome());
  say(news(1, { talk: [line('mine', 1), line('hers', 2)] }));
  expect(table.spoken).toBe(1);
});

test('there is one answer at a time, and its refusal is told', async () => {
  say(welcome());
  const answered = table.move('sleep');
  await table.move('trap');
  const moves = FakeSocket.last.of('do');
  expect(moves.map(({ command }) => command)).toEqual([{ do: 'move', words: 'sleep', question: 1 }]);
  expect(table.pending).toBe(true);
  say({ t: 'receipt', id: moves[0]!.id, ok: false, reason: 'never heard of', message: 'Not now.' });
  await answered;
  expect(table.pending).toBe(false);
  expect(notice.text).toBe('Not now.');
});

test('a seat that nobody can take yet is wished for, and asked for again when the window changes', async () => {
  say(welcome());
  const wished = table.takeOver(2);
  const [first] = FakeSocket.last.of('do');
  say({ t: 'receipt', id: first!.id, ok: false, reason: 'not_between' });
  await wished;
  expect(table.wish).toBe(2);
  say(news(1, { view: { window: 'deal' } }));
  const again = FakeSocket.last.of('do')[1]!;
  expect(again.command).toEqual({ do: 'take', seat: 2 });
  say({ t: 'receipt', id: again.id, ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.wish).toBeNull();
});

const COMMANDS = () => FakeSocket.last.of('do').map(({ command }) => command);

let told = 0;

function lobby(): void {
  const begins = welcome();
  told = 0;
  say({ ...begins, board: { ...begins.board, phase: 'lobby', draw: null } });
  table.addLuck();
  table.addLuck();
}

function shows(board: Partial<Board>): void {
  say(news(++told, { board: board }));
  table.addLuck();
  table.addLuck();
}

test('luck is pledged once per seal, and shown once when all pledges are final', async () => {
  lobby();
  expect(COMMANDS()).toEqual([{ do: 'pledge', pledge: pledgeOf(table.sealed!.luck) }]);
  expect(table.sealed).toMatchObject({ number: 2, commitment: 'c0', round: 1, pledges: [], taken: false });
  const luck = [
    { person: 1, pledge: pledgeOf(table.sealed!.luck) },
    { person: 2, pledge: 'hers' },
  ];
  shows({ luck });
  expect(COMMANDS()).toHaveLength(1);
  shows({ luck, draw: { round: 1, of: [1, 2], showing: true } });
  expect(COMMANDS()[1]).toEqual({ do: 'luck', value: table.sealed!.luck });
  expect(COMMANDS()).toHaveLength(2);
  expect(table.sealed?.pledges).toEqual([luck[0]!.pledge, 'hers']);
  say({ t: 'receipt', id: FakeSocket.last.of('do')[1]!.id, ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(table.sealed?.taken).toBe(true);
});

test('luck is never shown while another pledge stands for this person', () => {
  lobby();
  shows({ luck: [{ person: 1, pledge: 'of another device' }], draw: { round: 1, of: [1], showing: true } });
  expect(COMMANDS().map(({ do: what }) => what)).toEqual(['pledge']);
});

test('if luck is drawn again, other luck is pledged, once', () => {
  lobby();
  const first = table.sealed!.luck;
  shows({ draw: { round: 2, of: [1], showing: false } });
  expect(COMMANDS().map(({ do: what }) => what)).toEqual(['pledge', 'pledge']);
  expect(table.sealed).toMatchObject({ round: 2, pledges: [] });
  expect(table.sealed!.luck).not.toBe(first);
  shows({
    luck: [{ person: 1, pledge: pledgeOf(table.sealed!.luck) }],
    draw: { round: 2, of: [1], showing: true },
  });
  expect(COMMANDS()[2]).toEqual({ do: 'luck', value: table.sealed!.luck });
});

test('who is out of the draw adds nothing to it', () => {
  lobby();
  shows({ draw: { round: 2, of: [2], showing: false } });
  expect(COMMANDS()).toHaveLength(1);
});

test('every head of the chain is kept once, those of another game are not', () => {
  const clock = (head: string) => ({ question: 1, left: null, short: false, more: false, head }) as unknown as Clock;
  say(welcome({ clock: clock('a') }));
  say(news(1, { clock: clock('a') }));
  say(news(2, { clock: clock('b') }));
  expect(table.heads).toEqual({ game: 1, heads: ['a', 'b'] });
  expect(device.heads(table.code)).toEqual(table.heads);
  say(welcome({ game: 2, clock: clock('c') }));
  expect(table.heads).toEqual({ game: 2, heads: ['c'] });
});

test('a second device is told that the seat is elsewhere, and can take it back', () => {
  say(welcome());
  say({ t: 'elsewhere' });
  expect(table.elsewhere).toBe(true);
  table.reopen();
  expect(table.elsewhere).toBe(false);
  expect(FakeSocket.made).toHaveLength(2);
});

const PLACES = [0, 1, 2].map((id) => ({ id, person: id, bot: null, name: 'x', stand_in: false, character: '' }));
const seated = (marks: string) => {
  const told = welcome({ marks });
  return { ...told, board: { ...told.board, places: PLACES } };
};
const marked = () => FakeSocket.last.of('do').map((each) => each.command);

test('what is noted goes to the table when a turn begins; where nothing is new the message is as long', async () => {
  say(seated(''));
  table.note(1, 'f');
  expect(marked()).toEqual([]);
  void table.keepMarks();
  say({ t: 'receipt', id: FakeSocket.last.of('do')[0]!.id, ok: true });
  await vi.advanceTimersByTimeAsync(0);
  void table.keepMarks();
  expect(marked()).toEqual([
    { do: 'marks', signs: '.f.' },
    { do: 'marks', signs: null },
  ]);
  const [one, other] = FakeSocket.last.lengths.slice(-2);
  expect(one).toBe(other);
});

test('what the table did not take is offered again, and a welcome does not undo it', async () => {
  const told = vi.spyOn(notice, 'tell');
  say(seated('e..'));
  table.note(1, 'f');
  void table.keepMarks();
  say({ t: 'receipt', id: FakeSocket.last.of('do')[0]!.id, ok: false, reason: 'marks_kept' });
  await vi.advanceTimersByTimeAsync(0);
  expect(told).not.toHaveBeenCalled();
  say(seated('e.e'));
  expect(table.marks).toBe('ef.');
  void table.keepMarks();
  expect(marked().at(-1)).toEqual({ do: 'marks', signs: 'ef.' });
});

test('another game begins without marks', () => {
  say(seated('e..'));
  table.note(1, 'f');
  say({ ...seated(''), game: 2 });
  expect(table.marks).toBe('');
});

test('what was noted waits on the device until the table has stored it, and is there when the page is opened again', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  const again = (message: ServerMessage) => {
    table.close();
    table = new Table('BCDFG', 'token');
    table.open();
    FakeSocket.last.opens();
    say(message);
  };
  say(seated('e..'));
  table.note(1, 'f');
  again(seated('e..'));
  expect(table.marks).toBe('ef.');
  void table.keepMarks();
  say({ t: 'receipt', id: FakeSocket.last.of('do')[0]!.id, ok: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.size).toBe(0);
  table.note(2, 'f');
  again(seated('..e')); // stored by another device meanwhile
  expect([table.marks, kept.size]).toEqual(['..e', 0]);
  table.note(2, 'f');
  again({ ...seated(''), game: 2 });
  expect([table.marks, kept.size]).toEqual(['', 0]);
});
