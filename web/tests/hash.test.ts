// The same record as tests/test_verifier.py: the client finds in its chain what the verifier finds.
import { expect, test } from 'vitest';
import { chainHolds, headsOf, pledgeOf, pledgesHold } from '../src/device/hash';
import file from './record.jsonl?raw';

const LINE = file.trimEnd();
const HEADS = headsOf(LINE);

test('a chain has a head for the opening and for every move, and ends as the record says', () => {
  const { moves, chain } = JSON.parse(LINE) as { moves: string[]; chain: { head: string } };
  expect(HEADS).toHaveLength(moves.length + 1);
  expect(HEADS.at(-1)).toBe(chain.head);
});

test('heads that were seen are found in their order, and only then', () => {
  expect(chainHolds(LINE, HEADS)).toBe(true);
  expect(chainHolds(LINE, [HEADS[0]!, HEADS[2]!])).toBe(true);
  expect(chainHolds(LINE, [HEADS[2]!, HEADS[0]!])).toBe(false);
  expect(chainHolds(LINE, ['00'.repeat(32)])).toBe(false);
});

test('a record that was changed does not have them', () => {
  const options = LINE.replace('"target_points":8', '"target_points":9');
  const moves = LINE.replace(' trap"', ' sleep"');
  for (const changed of [options, moves]) {
    expect(changed).not.toBe(LINE);
    expect(chainHolds(changed, HEADS.slice(-1))).toBe(false);
  }
});

test('luck must be what was pledged, of everybody and of nobody else', () => {
  const pledges = ['aa', 'bb'].map(pledgeOf);
  expect(pledgesHold(pledges, ['2 bb', '0 aa'])).toBe(true);
  expect(pledgesHold(pledges, ['0 aa', '2 cc'])).toBe(false);
  expect(pledgesHold(pledges, ['0 aa'])).toBe(false);
  expect(pledgesHold(pledges.slice(1), ['0 aa', '2 bb'])).toBe(false);
});
