import { expect, test } from 'vitest';
import { faceOf, isCard, kindOf } from '../src/games/castle/cards';
import { keyFacts } from '../src/games/castle/came';
import { claimOf } from '../src/games/castle/claim';
import { fanOf, ordered, type Leaf } from '../src/games/castle/fan';
import { flightsOf, stayOf } from '../src/games/castle/flights';
import { acquaintances, deeds, lastShown, notes, type Note } from '../src/games/castle/known';
import type { GameView, Told } from '../src/state/table.svelte';
import type { CastleEvent, CastleView, GameInfo } from '../src/wire/types.gen';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

/** As much of a view as the fan reads. */
function view(window: string, legal: string[], more: Record<string, unknown> = {}): CastleView & GameView {
  const own = { society: 'order', profession: 'thug', hand: ['key_red', 'dagger'] };
  return { window, legal, closed: [], pending: null, ...own, ...more } as unknown as CastleView & GameView;
}
const named = (leaves: Leaf[], id: string) => leaves.find((leaf) => leaf.id === id)!;

test('without a question the fan holds one’s own cards, and none of them is a move', () => {
  const leaves = fanOf(view('turn', ['pass']), NAMES, []);
  expect(leaves.map(({ card }) => card)).toEqual(['order', 'thug', 'key_red', 'dagger']);
  expect(leaves.every(({ words, inside }) => !words && !inside.length)).toBe(true);
});

test('a card that can be given carries its move, once it is said to whom', () => {
  const legal = ['spy 1', 'offer 1 key_red', 'offer 1 dagger', 'offer 2 key_red'];
  expect(named(fanOf(view('turn', legal), NAMES, ['offer', '1']), 'key_red').words).toBe('offer 1 key_red');
  expect(named(fanOf(view('turn', legal), NAMES, []), 'key_red').words).toBe('');
});

test('what is closed stays in the fan and says why', () => {
  const closed = [{ words: 'refuse', reason: 'castle-closed-must_accept', rule: 'C5.5' }];
  const leaves = fanOf(view('answer', ['accept dagger'], { closed, pending: { object: 'black_pearl' } }), NAMES, []);
  expect(named(leaves, 'refuse').closed).toContain('C5.5');
  expect(named(leaves, 'offered').card).toBe('black_pearl');
});

test('a profession that asks for more leads on, step by step', () => {
  const legal = ['demand 1 key dagger', 'demand 1 key key_red', 'demand 2 goblet dagger'];
  const diplomat = named(fanOf(view('turn', legal, { profession: 'diplomat' }), NAMES, []), 'diplomat');
  expect(diplomat.inside.map(({ text }) => text)).toEqual(['Ben', 'Cleo']);
  const key = diplomat.inside[0]!.inside[0]!;
  expect([key.card, key.inside.map(({ words }) => words)]).toEqual(['key', legal.slice(0, 2)]);
});

test('tokens are one leaf with as many as one has', () => {
  const tokens = named(fanOf(view('d5', ['play tokens 1', 'play tokens 2']), NAMES, []), 'tokens');
  expect(tokens.inside.map(({ text, words }) => [text, words])).toEqual([
    ['× 1', 'play tokens 1'],
    ['× 2', 'play tokens 2'],
  ]);
});

test('every slip that can be chosen at once has a picture of its own', () => {
  const pictures = (window: string, legal: string[], chosen: string[] = []) =>
    fanOf(view(window, legal), NAMES, chosen)
      .filter(({ words }) => words)
      .map(({ card }) => faceOf(card).drawing);
  const forms = pictures('turn', ['proclaim own', 'proclaim rival', 'proclaim solo'], ['proclaim']);
  const fates = pictures('d8_9', ['look', 'steal']);
  const sides = pictures('d2', ['support sword', 'support shield']);
  for (const drawings of [forms, fates, sides]) {
    expect(new Set(drawings).size).toBe(drawings.length);
    expect(drawings).not.toContain(faceOf('no such slip').drawing);
  }
});

test('who steals sees the other’s cards, not their own', () => {
  const leaves = fanOf(view('take', ['take coat', 'take whip']), NAMES, []);
  expect(leaves.map(({ card }) => card)).toEqual(['coat', 'whip']);
});

test('what lies in the fan has an order by lots, and keeps it when something comes or goes', () => {
  const draws = [30, 10, 20, 40, 5];
  const lots = new Map<string, number>();
  const whole = fanOf(view('d5', ['play tokens 1']), NAMES, []);
  const ids = (leaves: Leaf[]) => leaves.map(({ id }) => id);
  expect(ids(ordered(whole, lots, () => draws.shift()!))).toEqual(['tokens', 'thug', 'key_red', 'order', 'dagger']);
  const fewer = fanOf(view('d5', []), NAMES, []);
  expect(ids(ordered(fewer, lots))).toEqual(['thug', 'key_red', 'order', 'dagger']);
});

test('the three Keys have one face, and a word that is no card has a slip', () => {
  expect([kindOf('key_red'), kindOf('bag_key')]).toEqual(['key', 'bag_key']);
  expect([isCard('goblet_plain'), isCard('refuse')]).toEqual([true, false]);
  expect(faceOf('refuse').band).toBe('slip');
});

test('a swap is two cards that cross, whoever looks on', () => {
  const swap = { event: 'swapped', offerer: 0, partner: 2, given: null, returned: null } as CastleEvent;
  expect(flightsOf(swap, 4).map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [2, 0],
  ]);
  expect(flightsOf({ ...swap, given: 'key_red' } as CastleEvent, 4)).toEqual(flightsOf(swap, 4));
});

test('to the left is to the next seat, for everybody at once', () => {
  const pass = { event: 'sextant_pass', direction: 'left' } as CastleEvent;
  expect(flightsOf(pass, 4).map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ]);
});

test('what a seat hears alone takes no time on the stage', () => {
  for (const kind of ['dealt', 'chosen', 'supported', 'passed', 'received']) expect(stayOf(kind, false)).toBe(0);
});

const NOBODY = [0, 0, 0, 0];
const TIES = { attacked: NOBODY, backed: NOBODY, opposed: NOBODY, snubbed: NOBODY, traded: NOBODY };
const UNSEEN = {
  ...{ professions_seen: [], objects_seen: [], societies_seen: [null, 'order'], professions: [], seats: 4, deck: 9 },
  ...{ top: [], ties: [{ ...TIES, backed: [0, 0, 2, 0], snubbed: [0, 1, 0, 0] }, TIES, TIES, TIES] },
};

test('who has looked at me knows me, and who has my society is a friend', () => {
  const story = [
    { event: 'looked', winner: 2, loser: 0, society: null },
    { event: 'monocle', seat: 1, partner: 3, society: null },
  ];
  const seen = view('turn', [], UNSEEN);
  const people = acquaintances(seen, deeds(seen, story), 0);
  expect(people.map(({ seat, friend, knowsMe }) => [seat, friend, knowsMe])).toEqual([
    [1, true, false],
    [2, null, true],
    [3, null, false],
  ]);
});

test('who did what to whom is what everybody saw: a refusal is done by whoever refused', () => {
  const story = [{ event: 'stolen', winner: 3, loser: 1, object: null }];
  const did = deeds(view('turn', [], UNSEEN), story);
  expect([did[0]![2]!.backed, did[1]![0]!.refused, did[0]![1]!.refused, did[3]![1]!.stole]).toEqual([2, 1, 0, 1]);
});

test('the notebook begins with what was shown since ones own turn began, and has the newest fact before the others', () => {
  const kind = { aside: 'object', quiet: false, secret: ['object'], seats: ['seat'], raw: [], whispered: false };
  const info = { events: { spied: kind, turn: { ...kind, aside: '' } } } as unknown as GameInfo;
  const story = [1, 2, 3].flatMap((number) => [
    { event: 'turn', number, seat: 0 },
    { event: 'spied', seat: 0, target: 1, object: 'dagger' },
  ]);
  const of = (story: Told[]) => notes(info, view('turn', [], UNSEEN), story, NAMES, 0);
  const found = of(story);
  expect([...new Set(found.map(({ about }) => about))]).toEqual(['last', 'people', 'ties', 'heard']);
  expect(found.filter(({ about }) => about === 'last')).toHaveLength(1);
  expect(of([...story, { event: 'turn', number: 4, seat: 0 }])[0]!.about).toBe('people');
  const heard = found.filter((note): note is Extract<Note, { about: 'heard' }> => note.about === 'heard');
  expect(heard.map(({ facts }) => facts[0]!.turn)).toEqual([3, 2, 1]);
  expect(heard[0]!.facts[0]!.cards).toEqual(['dagger']);
});

test('what the Sextant brought stands first in the notebook: everybody saw that it brought something', () => {
  const received = { seats: ['seat', 'sender'], secret: [], raw: [], quiet: false, whispered: true, aside: 'received' };
  const info = {
    events: { received, dealt: { ...received, aside: 'dealt' }, turn: { ...received, aside: '' } },
  } as unknown as GameInfo;
  const dealt = { event: 'dealt', seat: 0, society: 'order', profession: 'thug', object: 'coat' };
  const turn = { event: 'turn', number: 1, seat: 3 };
  expect(lastShown(info, [dealt, turn], 0)).toBe(-1);
  const passed = { event: 'received', seat: 0, passed: 'coat', object: 'whip', sender: 1 };
  expect(lastShown(info, [dealt, turn, passed], 0)).toBe(2);
});

const told = (...events: Record<string, unknown>[]) => events as unknown as CastleEvent[];
const PROCLAIMED = { event: 'proclaimed', seat: 0, society: 'order', profession: 'thug', hand: ['key_red', 'bag_key'] };

test('on the pedestals stands what the society needs, and a Bag only when the road has ended', () => {
  const story = told({ ...PROCLAIMED, form: 'own' });
  expect(claimOf(story, false)?.own.counted).toEqual(['key_red']);
  expect(claimOf(story, true)?.own.counted).toEqual(['key_red', 'bag_key']);
});

test('whoever is of the other society brings nothing', () => {
  const named = {
    event: 'named',
    seat: 0,
    named: 2,
    society: 'brotherhood',
    profession: 'priest',
    hand: ['key_green'],
  };
  expect(claimOf(told({ ...PROCLAIMED, form: 'own' }, named), false)?.named[0]?.counted).toEqual([]);
  const rival = { ...named, hand: ['goblet_red', 'key_green'] };
  expect(claimOf(told({ ...PROCLAIMED, form: 'rival' }, rival), false)?.named[0]?.counted).toEqual(['goblet_red']);
});

test('a proclamation of a game before is none', () => {
  expect(claimOf(told({ ...PROCLAIMED, form: 'own' }, { event: 'turn', number: 1, seat: 0 }), false)).toBeNull();
});

// How it came

const CLAIM = { fact: 'claim_right', seat: 1, form: 'own', society: 'order', named: [2], total: 3, need: 3 };
const could = (seat: number, since: number) => ({ fact: 'could', seat, form: 'own', names: [], since });
const knew = (seat: number, other: number, since: number) => ({ fact: 'knew', seat, other, since });

test('what is asked first: the claim, since when it could be made and by whom, and how its maker knew the friend', () => {
  const complete = { fact: 'complete', society: 'order', since: 9 };
  const facts = [CLAIM, complete, could(3, 12), could(3, 11), could(1, 14), knew(0, 3, 2), knew(1, 2, 7)];
  expect(keyFacts(facts)).toEqual([CLAIM, complete, could(1, 14), could(3, 11), knew(1, 2, 7)]);
});

test('the way of the Seal if somebody has won with it', () => {
  const seal = { fact: 'journey', object: 'seal_of_lodge', stops: [] };
  const solo = { fact: 'claim_solo', seat: 1, keys: 2, goblets: 1 };
  expect(keyFacts([solo, seal])).toEqual([solo, seal]);
  expect(keyFacts([CLAIM, seal])).toEqual([CLAIM]);
});
