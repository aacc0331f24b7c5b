// The drums of the night: always the same, never silent for as long as a tap, and without a seam. And a phone that is
// hushed makes no sound at all.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bed, drumming, hush, play, SOUND_NAMES, unlock } from '../src/device/sound';

const RATE = 8000;
const loud = (part: Float32Array) => 10 * Math.log10(part.reduce((sum, each) => sum + each * each, 0) / part.length);

it('drums the same way every night, whatever has happened', () => {
  expect(drumming(RATE)).toEqual(drumming(RATE));
});

it('leaves no gap in which a tap would be heard', () => {
  const drums = drumming(RATE);
  const parts = Array.from({ length: 64 }, (_, at) => loud(drums.slice((at * RATE) / 8, ((at + 1) * RATE) / 8)));
  expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(10);
});

it('is as loud in every second', () => {
  const drums = drumming(RATE);
  const seconds = Array.from({ length: 8 }, (_, at) => loud(drums.slice(at * RATE, (at + 1) * RATE)));
  expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThan(2);
});

it('ends where it began', () => {
  const drums = drumming(RATE);
  const steps = drums.map((each, at) => Math.abs(each - drums.at(at - 1)!));
  expect(steps[0]).toBeLessThan(steps.reduce((most, each) => Math.max(most, each), 0));
});

describe('a hushed phone', () => {
  /** What has begun to sound, and the levels of the drums. */
  let begun = 0;
  let levels: number[] = [];
  class Node {
    gain = {
      value: 0,
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
      setTargetAtTime: (level: number) => levels.push(level),
    };
    frequency = this.gain;
    detune = this.gain;
    connect = (to: unknown) => to;
    start = () => (begun += 1);
    stop = () => undefined;
  }
  const NODES = ['Gain', 'DynamicsCompressor', 'Oscillator', 'BiquadFilter', 'AudioBufferSource'];
  beforeEach(() => {
    begun = 0;
    levels = [];
    for (const kind of NODES) vi.stubGlobal(`${kind}Node`, Node);
    vi.stubGlobal(
      'AudioContext',
      class {
        state = 'running';
        currentTime = 0;
        sampleRate = RATE;
        destination = {};
      },
    );
    vi.stubGlobal(
      'AudioBuffer',
      class {
        getChannelData = () => new Float32Array(8);
        copyToChannel = () => undefined;
      },
    );
    unlock();
  });
  afterEach(() => hush(false));

  it('makes no sound, whichever is asked for, and no drums', () => {
    hush(true);
    for (const name of SOUND_NAMES) play(name);
    bed(1);
    hush(false);
    expect([begun, levels]).toEqual([0, []]);
    play('token');
    expect(begun).toBeGreaterThan(0);
  });

  it('ends the drums that it was making', () => {
    bed(1);
    expect(levels.at(-1)).toBeGreaterThan(0);
    hush(true);
    expect(levels.at(-1)).toBe(0);
  });
});
