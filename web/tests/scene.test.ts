import { expect, test } from 'vitest';
import { EMPTY, fold } from '../src/games/eatme/scene';
import type { EatmeEvent } from '../src/wire/types.gen';

const play = (...events: object[]) => (events as EatmeEvent[]).reduce(fold, EMPTY);
const OPENED = { event: 'opened', seats: 3, options: { target_points: 12, three_player_start: 3 } };
const DEALT = { event: 'dealt', round: 1, kinds: ['wolf', 'kids', 'pig'], dealer: 2 };
const DUEL = { event: 'duel', wolf: 0, victim: 1, choice: 'trap', winner: 1, loser: 0, gain: 3, loss: 2 };

test('a game opens with the points its options say', () => {
  expect(play(OPENED)).toMatchObject({ seats: 3, target: 12, scores: [3, 3, 3], act: 'before' });
});

test('a house is sealed when it has chosen, and what it chose is not in the scene', () => {
  const scene = play(OPENED, DEALT, { event: 'confirmed', seat: 1, choice: 'trap' });
  expect(scene).toMatchObject({ act: 'choose', sealed: [false, true, false], shown: [null, null, null] });
  expect(JSON.stringify(scene)).not.toContain('trap');
});

test('a duel shows the one choice it decides, with its gain and its loss', () => {
  const scene = play(OPENED, DEALT, { event: 'locked', wolf: 0 }, { event: 'visited', victim: 1 }, DUEL);
  expect(scene).toMatchObject({ act: 'duel', at: 1, shown: [null, 'trap', null], gains: [-2, 3, 0] });
});

test('a new deal closes what the last round has opened', () => {
  const scene = play(OPENED, DEALT, DUEL, { ...DEALT, round: 2 });
  expect(scene).toMatchObject({ round: 2, at: null, duel: null, shown: [null, null, null], gains: [0, 0, 0] });
});

test('points come from events alone', () => {
  const scene = play(OPENED, DEALT, { event: 'scored', scores: [1, 2, 12] }, { event: 'ended', scores: [1, 2, 12] });
  expect(scene).toMatchObject({ act: 'over', scores: [1, 2, 12] });
});
