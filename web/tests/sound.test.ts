// The drums of the night: always the same, never silent for as long as a tap, and without a seam.
import { expect, it } from 'vitest';
import { drumming } from '../src/device/sound';

const RATE = 8000;
const loud = (part: Float32Array) => 10 * Math.log10(part.reduce((sum, each) => sum + each * each, 0) / part.length);

it('drums the same way every night, whatever has happened', () => {
  expect(drumming(RATE)).toEqual(drumming(RATE));
});

it('leaves no gap in which a tap would be heard', () => {
  const drums = drumming(RATE);
  const parts = Array.from({ length: 64 }, (_, at) => loud(drums.slice((at * RATE) / 8, ((at + 1) * RATE) / 8)));
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(20);
});

it('ends where it began', () => {
  const drums = drumming(RATE);
  const steps = drums.map((each, at) => Math.abs(each - drums.at(at - 1)!));
  expect(steps[0]).toBeLessThan(steps.reduce((most, each) => Math.max(most, each), 0));
});
