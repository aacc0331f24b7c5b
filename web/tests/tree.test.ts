import { expect, test } from 'vitest';
import { beginnings, fits, forced, isMove, nextWords, shared } from '../src/ask/tree';

const LEGAL = ['pass', 'offer 1 coat', 'offer 1 tome', 'offer 2 coat', 'attack 2'];

test('the next words are distinct and in the order of the moves', () => {
  expect(nextWords(LEGAL, [])).toEqual(['pass', 'offer', 'attack']);
  expect(nextWords(LEGAL, ['offer'])).toEqual(['1', '2']);
  expect(nextWords(LEGAL, ['offer', '1'])).toEqual(['coat', 'tome']);
  expect(nextWords(LEGAL, ['sing'])).toEqual([]);
});

test('a beginning fits by whole words', () => {
  expect(fits(['offer 1 coat', 'offer 11 coat'], ['offer', '1'])).toEqual([['offer', '1', 'coat']]);
});

test('where there is one way only, it is taken', () => {
  expect(forced(LEGAL, ['offer', '2'])).toEqual(['offer', '2', 'coat']);
  expect(forced(LEGAL, ['offer'])).toEqual(['offer']);
  expect(forced(['pass'], [])).toEqual(['pass']);
});

test('a move is whole or it is not one', () => {
  expect(isMove(LEGAL, ['attack', '2'])).toBe(true);
  expect(isMove(LEGAL, ['offer', '2'])).toBe(false);
});

test('what moves share stops before the last word of any', () => {
  expect(shared(['give 1 coat', 'give 1 tome'], [])).toEqual(['give', '1']);
  expect(shared(['give 1'], [])).toEqual(['give']);
  expect(shared(LEGAL, [])).toEqual([]);
});

test('only the open beginnings of moves are shown, each once', () => {
  const open = (first: string) => (first === 'offer' ? 2 : first === 'pass' ? 0 : Infinity);
  expect(beginnings(LEGAL, open)).toEqual(['offer 1', 'offer 2', 'attack 2']);
});
