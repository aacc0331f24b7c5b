// What the village shows, and for how long: by public facts alone.
import { describe, expect, it } from 'vitest';
import { momentOf, staysFor, toldSoFar, type Beat } from '../src/games/lupus/beats';
import { ringOf, sceneOf, stayOf, turnsAt } from '../src/games/lupus/scene';
import { whySuspected } from '../src/games/lupus/story';
import type { Told } from '../src/state/table.svelte';
import type { LupusView } from '../src/wire/types.gen';

const view = (more: Partial<LupusView> = {}) =>
  ({
    seats: 8,
    window: 'night',
    living: [0, 1, 2, 4, 5, 6, 7],
    dead: [],
    ballots: Array.from({ length: 8 }, () => null),
    asked: [],
    days: [],
    options: {},
    paw: null,
    tuft: null,
    call: 'seer',
    welcome: 3,
    wise: null,
    owl_mark: null,
    ...more,
  }) as unknown as LupusView;
const dawn = (dead: number[]): Told => ({ event: 'dawn', night: 2, dead, welcome: null });
const beat = (name: string): Beat => ({ name, call: null, length: 8000, left: 6000 });

describe('how long something is told', () => {
  it('is as long for a dawn at which nobody died', () => {
    expect(stayOf(dawn([]))).toBe(stayOf(dawn([1, 2])));
  });
  it('is no time at all for what somebody alone is told', () => {
    for (const event of ['dealt', 'fellows', 'answer', 'spirit', 'guarded', 'marked', 'victim', 'became', 'sealed'])
      expect(stayOf({ event })).toBe(0);
  });
  it('is left to the beats where the table keeps them', () => {
    expect(staysFor(view({ options: { beats: 'full' } }), dawn([1]))).toBe(0);
    expect(staysFor(view({ options: { beats: 'off' } }), dawn([1]))).toBeGreaterThan(0);
  });
  it('fits all votes into the time of a beat', () => {
    for (const votes of [5, 12, 22])
      for (const length of [3000, 5000, 10_000]) expect(turnsAt(votes - 1, votes, length)).toBeLessThan(length);
  });
});

describe('the moment', () => {
  it('is what the beat says, with the event that it tells', () => {
    const story = [dawn([1]), { event: 'opening', seat: 0 }];
    expect(momentOf(beat('dawn'), story, undefined)).toEqual({
      name: 'dawn',
      event: story[0],
      length: 8000,
      past: 2000,
    });
  });
  it('is none while a call is open', () => {
    for (const name of ['lead_in', 'slot', 'close']) expect(momentOf(beat(name), [dawn([1])], undefined)).toBeNull();
  });
});

describe('the story', () => {
  const story: Told[] = [
    { event: 'voted', votes: [] },
    { event: 'lynched', seat: 4 },
    dawn([1]),
    { event: 'suspects', paw: 1, tuft: 2, ballots: [] },
    { event: 'voted', votes: [] },
    { event: 'lynched', seat: 1 },
    { event: 'ended', party: 'village' },
  ];
  it('stops before the votes while they are turned over, with everything that came of them', () => {
    expect(toldSoFar(beat('count'), story)).toBe(4);
  });
  it('is told whole in every other beat, and without one', () => {
    for (const name of [
      'deal',
      'dusk',
      'lead_in',
      'slot',
      'close',
      'dawn',
      'nomination',
      'suspects',
      'defence',
      'vote',
    ])
      expect(toldSoFar(beat(name), story)).toBe(story.length);
    for (const now of [beat('verdict'), null]) expect(toldSoFar(now, story)).toBe(story.length);
  });
  it('has nothing to hide before the first vote', () => {
    expect(toldSoFar(beat('count'), story.slice(2, 4))).toBe(2);
  });
});

describe('the village', () => {
  it('keeps the light of whoever is about to be lynched until the verdict', () => {
    const day = { dead: [], ballots: [], owl_mark: null, paw: 1, tuft: 2, votes: [], lynched: 1 };
    const after = view({ living: [0, 2, 4, 5, 6, 7], days: [day] });
    expect(sceneOf(after, { event: 'voted', votes: [] })).toMatchObject({ light: 'day', ghosts: [3], lynched: null });
    expect(sceneOf(after, { event: 'lynched', seat: 1 })).toMatchObject({ ghosts: [3], lynched: 1 });
    expect(sceneOf(after, undefined)).toMatchObject({ light: 'night', ghosts: [1, 3] });
  });
  it('has a second ring from thirteen on', () => {
    expect(ringOf(12).some((house) => house.inner)).toBe(false);
    expect(ringOf(13).filter((house) => house.inner)).toHaveLength(6);
  });
});

describe('why somebody is suspected', () => {
  const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hugo'];
  const named = (ballots: (number | null)[], more: Partial<LupusView> = {}) =>
    whySuspected(view({ window: 'defence', ballots, paw: 4, tuft: 1, ...more }), NAMES);
  it('needs no word where they had the most ballots', () => {
    expect(named([1, 4, 1, 4, 1, 2, 4, 4])).toBe('');
  });
  it('is where they sit, if others had as many ballots', () => {
    const why = named([1, 4, 1, 4, 2, 2, 4, 4]);
    for (const name of ['Ben', 'Cleo', 'L3.28']) expect(why).toContain(name);
    for (const name of ['Emil', 'Fay']) expect(why).not.toContain(name);
  });
  it('is the Owl for whoever it pointed at', () => {
    expect(named([4, 4, 4, 4, null, 4, 4, 4], { owl_mark: 1 })).toBe('');
    expect(named([4, 4, 4, 4, null, 4, 4, 4])).toContain('Ben');
  });
  it('is said of nobody before there are suspects', () => {
    expect(named([], { paw: null, tuft: null })).toBe('');
  });
});
