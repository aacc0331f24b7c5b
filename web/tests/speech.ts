// A browser's voice that keeps a diary and takes as long as a real one did (`spoken.json`, by `python -m tools.spoken`).
import type { Language } from '../src/words/words.svelte';
import { measuredAs, NAME } from './lines';
import spoken from './spoken.json';

interface Measured {
  measured: string;
  program: string;
  rate: number;
  names: string[];
  languages: Record<Language, { voice: string; name: string; lines: Record<string, number> }>;
}
export const measured: Measured = spoken;
/** Until a browser's voice begins. */
const BEGINS = 0.2;
/** All of it is taken to last so much longer. */
const MARGIN = 1.15;

/** The line with the name that takes longest to say. */
export const longest = (line: string, language: Language): string =>
  line.replaceAll(NAME, measured.languages[language].name);

/** How long the voice took for a line, with the longest name for any other. */
function seconds(text: string, language: Language): number {
  const line = measuredAs(text, measured.names);
  const found = measured.languages[language].lines[line];
  if (found === undefined) throw new Error(`nobody has measured “${line}”: run python -m tools.spoken`);
  return found;
}

/** How many milliseconds a usual voice needs. */
export const needs = (text: string, language: Language): number =>
  text ? 1000 * (BEGINS + MARGIN * seconds(text, language)) : 0;

export interface Said {
  text: string;
  from: number;
  to: number;
  cut: boolean;
}

class Utterance {
  lang = '';
  voice: unknown = null;
  onstart: ((event: unknown) => void) | null = null;
  onend: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  constructor(readonly text: string) {}
}

/** Speaks one line after the other, on the clock of the test. */
export class Speech {
  said: Said[] = [];
  #queue: Utterance[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** How many times slower than usual it speaks. */
  slow = 1;

  constructor(readonly languages: string[] = ['en-GB', 'fr-FR', 'de-DE', 'it-IT']) {}

  getVoices = () => this.languages.map((lang) => ({ lang, localService: true, default: false, name: lang }));
  addEventListener = () => undefined;
  get speaking() {
    return this.#queue.length > 0;
  }
  get pending() {
    return this.#queue.length > 1;
  }

  speak(line: Utterance): void {
    this.#queue.push(line);
    if (this.#queue.length === 1) this.#next();
  }

  cancel(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    const now = this.said.at(-1);
    if (this.#queue.length && now) Object.assign(now, { to: Date.now(), cut: true });
    this.#queue = [];
  }

  #next(): void {
    const line = this.#queue[0];
    if (!line) return;
    const lasts = needs(line.text, line.lang.slice(0, 2) as Language) * this.slow;
    const entry = { text: line.text, from: Date.now(), to: Date.now() + lasts, cut: false };
    this.said.push(entry);
    this.#timers = [
      setTimeout(() => line.onstart?.({}), BEGINS * 1000),
      setTimeout(() => {
        this.#queue.shift();
        line.onend?.({});
        this.#next();
      }, lasts),
    ];
  }
}

/** This browser speaks with it from now on. */
export function speakWith(speech: Speech): void {
  Object.assign(globalThis, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance });
}
