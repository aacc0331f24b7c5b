// The narrator over whole evenings: frames of real tables (tests/table/evenings.py), the client's own table, track and
// narrator, and a voice that speaks at a usual speed. No line is heard outside its beat.
import evenings from 'nightcoach:evenings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lasts, Voice } from '../src/device/voice';
import { Narrator } from '../src/games/narrator.svelte';
import { toldSoFar } from '../src/games/lupus/beats';
import { cue } from '../src/games/lupus/track';
import { Table } from '../src/state/table.svelte';
import { words } from '../src/words/words.svelte';
import type { Beat, ServerMessage } from '../src/wire/types.gen';
import { LANGUAGES, speak } from './language';
import { needs, Speech, speakWith, type Said } from './speech';

type Frame = [number, ServerMessage];
/** A beat as the table told of it: from when to when. */
interface Kept {
  name: string;
  call: string | null;
  from: number;
  to: number;
}

interface Heard {
  said: Said[];
  beats: Kept[];
  /** When something else was asked, or of somebody else. */
  turns: number[];
}

/** Let a table screen hear an evening from this moment on; what it said, and the beats that were kept. */
function narrate(frames: Frame[], { speech = new Speech(), voice = new Voice(), from = 0 } = {}): Heard {
  speakWith(speech);
  vi.setSystemTime(0);
  const table = new Table('BCDFG', undefined);
  const narrator = new Narrator(table, () => true, voice);
  const beats: Kept[] = [];
  const turns: number[] = [];
  let here = from === 0;
  for (const [seconds, frame] of frames) {
    const at = Math.round(seconds * 1000);
    if (!here && at > from) {
      vi.advanceTimersByTime(from - Date.now());
      narrator.follow();
      here = true;
    }
    if (at > Date.now()) vi.advanceTimersByTime(at - Date.now());
    const window = `${String(table.view?.window)} ${String(table.view?.day)} ${String(table.view?.asked)}`;
    table.take(frame);
    if (window !== `${String(table.view?.window)} ${String(table.view?.day)} ${String(table.view?.asked)}`)
      turns.push(at);
    const beat = (frame as { clock?: { beat?: Beat | null } }).clock?.beat;
    const begins = at - (beat ? beat.length - (beat.left ?? 0) : 0);
    if (beat && Math.abs((beats.at(-1)?.from ?? -9) - begins) > 2)
      beats.push({ name: beat.name, call: beat.call, from: begins, to: begins + beat.length });
    if (here) narrator.follow();
  }
  vi.advanceTimersByTime(60_000);
  narrator.stop();
  return { said: speech.said.filter((each) => each.text), beats, turns };
}

/** What is said at a time at which it must not be, and what was cut off. The last word of an evening has no beat. */
function outside(said: Said[], beats: Kept[]): string[] {
  const end = beats.at(-1)!.to;
  return said.flatMap(({ text, from, to, cut }) => {
    const beat = beats.findLast((each) => each.from <= from);
    const inside = beat && from < beat.to && to <= beat.to;
    if (!cut && (inside || from >= end)) return [];
    return [
      `${text} (${from}–${to}${cut ? ', cut off' : ''}) in ${beat?.name ?? 'no beat'} (${beat?.from}–${beat?.to})`,
    ];
  });
}

vi.setConfig({ testTimeout: 60_000 }); // an evening is long on a busy machine

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const kept = Object.keys(evenings).filter((name) => !name.startsWith('without'));

describe.each(LANGUAGES)('an evening in %s', (language) => {
  beforeEach(() => speak(language));

  it.each(kept)('says nothing outside its beat: %s', (name) => {
    const { said, beats } = narrate(evenings[name]!);
    expect(outside(said, beats)).toEqual([]);
    expect(said.length).toBeGreaterThan(beats.length / 3);
  });

  it.each(kept.filter((name) => name.includes('seats')))('leaves no beat without a word but the slots: %s', (name) => {
    const { said, beats } = narrate(evenings[name]!);
    const silent = beats.filter((beat) => !said.some(({ from }) => beat.from <= from && from < beat.to));
    expect([...new Set(silent.map((beat) => beat.name))]).toEqual(['slot']);
  });

  it('says the call itself before every slot, and closes it', () => {
    const { said, beats } = narrate(evenings['16 seats, full']!);
    for (const beat of beats.filter((each) => ['lead_in', 'close'].includes(each.name))) {
      const line = said.find(({ from }) => beat.from <= from && from < beat.to)!.text;
      expect(line).toContain(words.say(`lupus-call-${beat.call}`));
    }
  });

  it('has words for every length: the longest line that there can be, and one that always fits', () => {
    const longest = 'Maximiliana-Constantinus';
    const names = Array.from({ length: 24 }, () => longest);
    const story = [
      { event: 'dawn', dead: [1, 2, 3], welcome: 1 },
      { event: 'owl_mark', target: 4 },
      { event: 'suspects', paw: 5, tuft: 6, ballots: [] },
      { event: 'voted', votes: Array.from({ length: 20 }, (_, seat) => [seat, 'paw']) },
      { event: 'lynched', seat: 5 },
    ];
    const view = { day: 2, asked: [5], calls: ['medium'], options: { beats: 'full', place: 'same_room' } } as never;
    const lengths = {
      full: { dusk: 6, lead_in: 4, close: 3, dawn: 8, nomination: 4, suspects: 6, defence: 3, vote: 4, verdict: 10 },
      short: { dusk: 4, lead_in: 3, close: 2, dawn: 5, nomination: 2, suspects: 4, defence: 2, vote: 2, verdict: 5 },
    };
    for (const beats of Object.values(lengths))
      for (const [name, seconds] of Object.entries({ ...beats, deal: beats.dusk * 2, count: 2 }))
        for (const call of ['lead_in', 'close'].includes(name)
          ? ['freemason', 'medium', 'seer', 'bodyguard', 'owl', 'werewolf', 'mythomaniac']
          : [null]) {
          const length = seconds * 1000;
          const { lines } = cue({ view, beat: { name, call, length, left: length }, story, names, over: false })!;
          lines.forEach((line, at) => {
            const within = (lines[at + 1]?.at ?? length) - line.at;
            const chosen = line.texts.find((text) => lasts(text, language) * 1000 <= within);
            expect(chosen, `${name} ${call} has nothing for ${within} ms: ${line.texts.at(-1)}`).toBeDefined();
            expect(needs(chosen!, language), chosen).toBeLessThanOrEqual(within);
          });
        }
  });
});

describe('a table without beats', () => {
  it.each(Object.keys(evenings).filter((name) => name.startsWith('without')))('is told only what fits: %s', (name) => {
    const { said, turns } = narrate(evenings[name]!);
    // Only the next question cuts something off: here nothing waits for a voice.
    expect(said.filter(({ cut, to }) => cut && !turns.includes(to))).toEqual([]);
    expect(said.length).toBeGreaterThan(10);
  });
});

describe('what would be wrong', () => {
  const name = '12 seats, short';

  it('is found if a line is too long', () => {
    const voice = new Voice();
    vi.spyOn(voice, 'fits').mockReturnValue(true);
    const { said, beats } = narrate(evenings[name]!, { voice });
    expect(outside(said, beats).length).toBeGreaterThan(10);
  });

  it('is found if a line begins late', () => {
    const voice = new Voice();
    const say = voice.say.bind(voice);
    vi.spyOn(voice, 'say').mockImplementation((...given) => void setTimeout(() => say(...given), 1800));
    const { said, beats } = narrate(evenings[name]!, { voice });
    expect(outside(said, beats).length).toBeGreaterThan(10);
  });
});

describe('the narrator', () => {
  const evening = evenings['12 seats, full']!;
  beforeEach(() => speak('en'));

  it('begins no line that no longer fits when a page comes in the middle of a beat', () => {
    const { beats } = narrate(evening);
    for (const beat of beats.filter((each) => each.name === 'lead_in').slice(0, 4))
      for (const late of [1000, 2500, 3800]) {
        const heard = narrate(evening, { from: beat.from + late }).said;
        expect(heard.filter(({ from, to }) => from < beat.to && to > beat.to)).toEqual([]);
      }
  });

  it('says shorter lines with a slow voice, and is cut off rather than heard late', () => {
    const slow = new Speech();
    slow.slow = 1.5;
    const { said, beats } = narrate(evening, { speech: slow });
    const late = said.filter(({ from, to }) => {
      const beat = beats.findLast((each) => each.from <= from);
      return beat && from < beat.to && to > beat.to + 1;
    });
    expect(late).toEqual([]);
    expect(said.filter((each) => each.cut).length).toBeLessThan(said.length / 10);
  });

  it('is silent while a person narrates', () => {
    const human = evening.map(([at, frame]): Frame => [at, narratedBy(frame, 1)]);
    expect(narrate(human).said).toEqual([]);
  });

  it('stops in a pause, and says a line again that was cut off if there is time for it', () => {
    const speech = new Speech();
    speakWith(speech);
    vi.setSystemTime(0);
    const table = new Table('BCDFG', undefined);
    const narrator = new Narrator(table, () => true, new Voice());
    for (const [seconds, frame] of evening) {
      vi.advanceTimersByTime(Math.max(0, Math.round(seconds * 1000) - Date.now()));
      table.take(frame);
      narrator.follow();
      if (table.clock?.beat?.name === 'dusk') break;
    }
    const { beat } = table.clock!;
    vi.advanceTimersByTime(1000);
    const before = speech.said.at(-1)!;
    table.board = { ...table.board!, paused: true };
    table.clock = { ...table.clock!, beat: { ...beat!, left: null } };
    narrator.follow();
    vi.advanceTimersByTime(60_000);
    expect(speech.said.at(-1)).toBe(before);
    expect(before.cut).toBe(true);
    table.board = { ...table.board, paused: false };
    table.clock = { ...table.clock, beat: { ...beat!, left: 5500 } };
    table.clockAt = Date.now();
    narrator.follow();
    vi.advanceTimersByTime(5500);
    const again = speech.said.at(-1)!;
    expect([again.text, again.cut]).toEqual([before.text, false]);
    expect(again.to - table.clockAt).toBeLessThan(5500);
    narrator.stop();
  });

  it('says the same for a dead character as for a living one', () => {
    const { said, beats } = narrate(evenings['12 seats, full']!);
    const seer = beats.filter((beat) => beat.name === 'lead_in' && beat.call === 'seer');
    const lines = seer.map((beat) => said.find(({ from }) => from >= beat.from)!);
    expect(seer.length).toBeGreaterThan(3);
    expect(new Set(lines.map((line, at) => `${line.text} ${line.from - seer[at]!.from}`)).size).toBe(1);
  });

  it('follows a table whose story does not tell of a lynching before the votes are turned over', () => {
    const table = new Table('BCDFG', undefined);
    let counts = 0;
    for (const [, frame] of evening) {
      table.take(frame);
      const beat = table.clock?.beat ?? null;
      const told = table.story.slice(0, toldSoFar(beat, table.story));
      const deaths = told.filter(({ event }) => event === 'lynched').length;
      const days = table.story.filter(({ event }) => event === 'lynched').length;
      if (beat?.name === 'count') counts += 1;
      expect(deaths).toBe(beat?.name === 'count' ? days - 1 : days);
    }
    expect(counts).toBeGreaterThan(2);
  });

  it('knows nothing but what everybody does', () => {
    for (const frames of Object.values(evenings))
      for (const [, frame] of frames.slice(0, 40)) {
        const { view } = frame as { view?: { role?: unknown; notes?: unknown[] } };
        if (view && 'role' in view) expect(view.role).toBeNull();
      }
  });
});

/** The same frame at a table at which this person narrates. */
const narratedBy = (frame: ServerMessage, person: number): ServerMessage =>
  'board' in frame && 'narrator' in (frame.board ?? {})
    ? ({ ...frame, board: { ...frame.board, narrator: person } } as ServerMessage)
    : frame;
