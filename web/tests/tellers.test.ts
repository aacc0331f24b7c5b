import { expect, test } from 'vitest';
import { heard } from '../src/games/castle/story';
import { begins, ruleOf, settled, telling } from '../src/games/tellers';
import type { Told } from '../src/state/table.svelte';
import type { EventInfo, GameInfo } from '../src/wire/types.gen';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora'];

/** What a game says of these events; of the others it says nothing. */
function described(game: string, events: Record<string, Partial<EventInfo>>, more: Partial<GameInfo> = {}): GameInfo {
  const bare = { rule: '', seats: [], people: [], secret: [], raw: [], aside: '', without: '' };
  const flags = { whispered: false, quiet: false, begins: false };
  const whole = Object.entries(events).map(([kind, info]) => [kind, { ...bare, ...flags, ...info }]);
  return { game, secrets: [], events: Object.fromEntries(whole) as GameInfo['events'], ...more } as GameInfo;
}
/** Without the marks that keep names apart from the text around them. */
const read = (lines: string[]) => lines.map((line) => line.replace(/[\u2068\u2069]/g, ''));
const told = (info: GameInfo, event: Told, seat: number | null) => read(telling(info.game, info)(event, NAMES, seat));

const castle = described('castle', {
  turn: { seats: ['seat'], rule: 'C3.1', begins: true },
  offered: { seats: ['seat', 'partner'], secret: ['object'], aside: 'object' },
  swapped: { seats: ['offerer', 'partner'], secret: ['given', 'returned'], aside: 'swapped' },
  dealt: { seats: ['seat'], whispered: true, aside: 'dealt' },
  window: { raw: ['name'], quiet: true },
});
const offer = (object: string | null): Told => ({ event: 'offered', seat: 0, partner: 1, object });

test('castle: everybody hears the same event as it concerns them', () => {
  expect(told(castle, offer(null), 0)).toEqual(['You offer Ben an object.']);
  expect(told(castle, offer(null), 1)).toEqual(['Anna offers you an object.']);
  expect(told(castle, offer(null), null)).toEqual(['Anna offers Ben an object.']);
});

test('castle: what the two of a trade see is not in the story', () => {
  expect(told(castle, offer('whip'), 1)).toEqual(told(castle, offer('dagger'), 1));
});

test('castle: what this seat alone was shown is told aside, the newest first, and no more of it than asked for', () => {
  const dealt = { event: 'dealt', seat: 1, society: 'order', profession: 'priest', object: 'coat' };
  const swap = { event: 'swapped', offerer: 0, partner: 1, given: 'whip', returned: 'coat' };
  const others = { event: 'swapped', offerer: 2, partner: 3, given: null, returned: null };
  const story = [dealt, offer('whip'), swap, others];
  expect(read(heard(castle, story, NAMES, 1, 2))).toEqual([
    'You and Anna have swapped. You gave: Coat. You got: Whip.',
    'Anna offers you an object. It is: Whip.',
  ]);
});

test('castle: nothing is told of an event that is only for machines', () => {
  expect(told(castle, { event: 'window', name: 'd1' }, 0)).toEqual([]);
});

const lupus = described('lupus', {
  call: {},
  pointed: { seats: ['seat', 'target'], whispered: true },
  dawn: { seats: ['dead', 'welcome'], people: ['dead'], without: 'dead' },
  claimed: { seats: ['seat', 'target'], raw: ['claim', 'nature'] },
  suspects: { seats: ['paw', 'tuft'] },
  voted: {},
  talk_over: {},
});

test('lupus: what was whispered at night is in no story', () => {
  expect(told(lupus, { event: 'pointed', seat: 0, target: 3 }, 0)).toEqual([]);
});

test('lupus: the narrator speaks before the event, to the dead in particular', () => {
  const dawn = { event: 'dawn', dead: [1, 3], welcome: 1 };
  const rest = 'Dead this morning: Ben and Dora. The Welcome card goes to Ben.';
  expect(told(lupus, dawn, 0)).toEqual([`Day breaks. Everybody opens their eyes. The night was deadly. ${rest}`]);
  expect(told(lupus, dawn, 3)[0]).toContain('You died in the night.');
});

test('lupus: a night without a death has its own sentence', () => {
  expect(told(lupus, { event: 'dawn', dead: [], welcome: null }, 0)[0]).toContain('Nobody died in the night.');
});

test('lupus: the narrator speaks after a talk of what comes next', () => {
  expect(told(lupus, { event: 'talk_over', day: 2 }, 0)).toEqual([
    'The discussion of day 2 is over. Everybody now names a suspect, the ghosts too.',
  ]);
});

test('lupus: a claim is heard in the words of whoever claims', () => {
  const claim = { event: 'claimed', seat: 2, claim: 'claim_result', target: 1, nature: 'wolf', night: 1, role: null };
  expect(told(lupus, claim, 0)[0]).toContain('As the Seer I was told on night 1: Ben is a wolf.');
});

test('lupus: ballots and votes are counted by name', () => {
  const suspects = { event: 'suspects', paw: 1, tuft: 3, ballots: [0, 3, 0, 1] };
  expect(told(lupus, suspects, 1)).toEqual([
    'The village has two suspects. The paw print lies with you, the tuft of fur with Dora. Ballots: Ben 3, Dora 1.',
  ]);
  const votes = [
    [0, 'paw'],
    [2, null],
  ];
  expect(told(lupus, { event: 'voted', votes }, null)).toEqual([
    'The votes are turned over. Paw print: Anna. Tuft of fur: —. No vote: Cleo.',
  ]);
});

const stranger = described(
  'stranger',
  { bid_made: { seats: ['who'], secret: ['bid'], raw: [] }, nudge: { quiet: true }, peek: { whispered: true } },
  { secrets: ['hand'] },
);

test('plain: an event without a sentence is told by its bare facts, seats by name', () => {
  const bid = { event: 'bid_made', who: 2, open_cards: ['red_fox', 'owl'], last: true, note: null };
  expect(told(stranger, bid, 0)).toEqual(['bid made: who Cleo, open cards red fox and owl, last yes']);
});

test('plain: what a field or the game keeps secret is not told', () => {
  expect(told(stranger, { event: 'bid_made', who: 2, bid: 5, hand: ['owl'] }, 2)).toEqual(['bid made: who Cleo']);
});

test('plain: neither what is quiet nor what is whispered is told', () => {
  expect(told(stranger, { event: 'nudge', who: 1 }, 1)).toEqual([]);
  expect(told(stranger, { event: 'peek', who: 1 }, 1)).toEqual([]);
});

test('until it is known what events mean, nothing is told', () => {
  expect(telling('castle', undefined)(offer('whip'), NAMES, 1)).toEqual([]);
});

test('the turn that is being played is not settled', () => {
  const turn = (seat: number): Told => ({ event: 'turn', seat, number: seat + 1 });
  expect(begins(turn(0), castle)).toBe(true);
  expect(settled([turn(0), offer(null), turn(1), offer(null)], castle)).toBe(2);
  expect(settled([turn(0)], undefined)).toBe(0);
});

test('an event’s own rule comes before that of its kind', () => {
  expect(ruleOf({ event: 'turn' }, castle)).toBe('C3.1');
  expect(ruleOf({ event: 'turn', rule: 'C3.2' }, castle)).toBe('C3.2');
});
