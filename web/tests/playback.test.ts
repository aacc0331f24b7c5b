import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from '../src/games/playback.svelte';
import type { Table, Told } from '../src/state/table.svelte';

const STAYS: Record<string, number> = { long: 1_000, ages: 30_000 };
const told = (...events: string[]): Told[] => events.map((event) => ({ event }));
let table: { story: Told[]; game: number; begun: number; asked: boolean; clock?: { left: number } };
let shown: string[];
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  table = { story: told('opened'), game: 1, begun: 0, asked: false };
  shown = [];
  playback = new Playback(
    table as unknown as Table,
    ({ event }) => STAYS[event] ?? 0,
    ({ event }) => shown.push(event),
  );
  playback.follow();
});
afterEach(() => {
  playback.stop();
  vi.useRealTimers();
});

const more = (...events: string[]) => {
  table.story = [...table.story, ...told(...events)];
  playback.follow();
};

test('what was there when the page came is not played', () => {
  expect(playback.at).toBe(1);
  expect(shown).toEqual([]);
});

test('a game that begins before our eyes is played from its first event', () => {
  table.story = told('opened', 'dealt');
  table.game = table.begun = 2;
  playback.follow();
  expect(shown).toEqual(['opened', 'dealt']);
});

test('every event stays for its time, and the question waits', async () => {
  more('long', 'short', 'long');
  expect(shown).toEqual(['long']);
  expect(playback.behind).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown).toEqual(['long', 'short', 'long']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(playback.behind).toBe(false);
});

test('what would take too long is skipped', () => {
  more('ages');
  expect(playback.at).toBe(2);
  expect(shown).toEqual([]);
});

test('whoever is asked and has little time is not kept waiting', () => {
  table.asked = true;
  table.clock = { left: 5_500 };
  more('long');
  expect(shown).toEqual([]);
  expect(playback.behind).toBe(false);
});

test('a hidden page plays nothing', () => {
  Object.assign(document, { visibilityState: 'hidden' });
  more('long');
  Object.assign(document, { visibilityState: 'visible' });
  expect(playback.at).toBe(2);
  expect(shown).toEqual([]);
});
