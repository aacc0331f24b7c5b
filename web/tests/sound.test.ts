// The drums of the night: always the same, never silent for as long as a tap, and without a seam.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

// A context that runs costs power, so it rests between sounds.

let played = 0;
let levels: number[] = [];
class Param {
  value = 0;
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
  setTargetAtTime(level: number) {
    levels.push(level);
  }
}
class Node {
  gain = new Param();
  frequency = new Param();
  detune = new Param();
  connect<N>(to: N): N {
    return to;
  }
  start() {
    played++;
  }
  stop() {}
}
class Context {
  static made: Context;
  state = 'suspended';
  currentTime = 0;
  sampleRate = 100;
  destination = new Node();
  constructor() {
    Context.made = this;
  }
  resume = () => Promise.resolve(void (this.state = 'running'));
  suspend = () => Promise.resolve(void (this.state = 'suspended'));
}

beforeEach(() => {
  vi.useFakeTimers();
  const nodes = ['GainNode', 'DynamicsCompressorNode', 'OscillatorNode', 'BiquadFilterNode', 'AudioBufferSourceNode'];
  for (const name of nodes) vi.stubGlobal(name, Node);
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData = () => new Float32Array(1);
      copyToChannel() {}
    },
  );
  vi.stubGlobal('AudioContext', Context);
  unlock();
  bed(0); // timers of the test before are gone
  played = 0;
  levels = [];
});
afterEach(() => {
  bed(0);
  vi.useRealTimers();
});

it('rests when nothing has sounded for a while, and wakes for the next sound', async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Context.made.state).toBe('suspended');
  play('turn');
  await vi.advanceTimersByTimeAsync(10);
  expect(Context.made.state).toBe('running');
  expect(played).toBeGreaterThan(0);
});

it('is not kept awake by taps that make no sound', async () => {
  for (let tap = 0; tap < 10; tap += 1) {
    unlock();
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(Context.made.state).toBe('suspended');
});

it('does not rest while the drums of a night sound', async () => {
  bed(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Context.made.state).toBe('running');
  bed(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(Context.made.state).toBe('suspended');
});

it('plays nothing that comes too late, nor on a phone that is hushed', async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  const { resume } = Context.made;
  Context.made.resume = () => new Promise((done) => setTimeout(() => done(resume()), 5_000));
  play('turn');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(played).toBe(0);
  Context.made.resume = resume;
  hush(true);
  play('turn');
  hush(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(played).toBe(0);
});

it('makes no sound on a hushed phone, whichever is asked for, and no drums', () => {
  hush(true);
  levels = [];
  for (const name of SOUND_NAMES) play(name);
  bed(1);
  hush(false);
  expect(played).toBe(0);
  expect(levels.filter((level) => level > 0)).toEqual([]);
});

it('ends the drums that a phone was making when it is hushed', () => {
  bed(1);
  expect(levels.at(-1)).toBeGreaterThan(0);
  hush(true);
  expect(levels.at(-1)).toBe(0);
  hush(false);
});
