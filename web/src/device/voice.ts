// The browser's own voice. A table screen speaks with it, or a phone that lies in the middle and holds no seat.
//
// How long a line takes is estimated before it is said: whoever speaks must be finished in time. The estimate counts
// letters and pauses at the usual speed of browsers' voices; a voice that turns out to be slower is believed.
import type { Language } from '../words/words.svelte';

/**
 * Letters a second, and seconds besides: by every line of a narrator as a voice spoke it at its usual speed (about 175
 * words a minute, `web/tests/spoken.json`), a sixth longer, and never less than any of them took.
 */
const LETTERS: Record<Language, number> = { en: 14.3, fr: 16.8, de: 14.2, it: 15 };
const COMMA = 0.25;
const STOP = 0.45;
/** Until a voice begins, and what it is silent at the end. */
const BREATH = 0.7;
const STARTS = 0.25;
const MARGIN = 1.1;
/** A digit is a long word. */
const DIGIT = 5;
/** Some browsers forget what is said right after something was stopped. */
const AFTER_STOP = 80;
const LOADS = 2000;
const BEGINS = 4000;
const SLOWEST = 1.6;

/** What a test of the voice has shown. */
export type Heard = 'spoken' | 'none' | 'blocked';

const ISOLATES = /[\u2066-\u2069]/g;

/** How many seconds this takes a usual voice, with some to spare. */
export function lasts(text: string, language: Language): number {
  const bare = text.replace(ISOLATES, '').trim();
  const letters = (bare.match(/\p{L}/gu) ?? []).length + (bare.match(/\d/g) ?? []).length * DIGIT;
  const stops = (bare.slice(0, -1).match(/[.!?…]+\s/g) ?? []).length;
  const commas = (bare.match(/[,;:–]/g) ?? []).length;
  return MARGIN * (BREATH + letters / LETTERS[language] + stops * STOP + commas * COMMA);
}

export class Voice {
  /** How many times slower than usual the voice of this device is. */
  #slowness = 1;
  #now: SpeechSynthesisUtterance | undefined; // kept, or some browsers forget it while it is spoken
  #later: ReturnType<typeof setTimeout> | undefined;

  /** Whether this is said in so many milliseconds. */
  fits(text: string, language: Language, within: number): boolean {
    return lasts(text, language) * this.#slowness * 1000 <= within;
  }

  /** The voice for a language: one of the device rather than one from the network, which begins late. */
  find(language: Language): SpeechSynthesisVoice | undefined {
    const all = (globalThis.speechSynthesis?.getVoices() ?? []).filter((each) =>
      each.lang.toLowerCase().startsWith(language),
    );
    return all.find((each) => each.localService && each.default) ?? all.find((each) => each.localService) ?? all[0];
  }

  /** Whether there is one; browsers bring their list late. */
  async has(language: Language): Promise<boolean> {
    if (!globalThis.speechSynthesis) return false;
    if (!speechSynthesis.getVoices().length)
      await new Promise((known) => {
        speechSynthesis.addEventListener?.('voiceschanged', known, { once: true });
        setTimeout(known, LOADS);
      });
    return this.find(language) !== undefined;
  }

  /** Say this now instead of whatever is being said. */
  say(text: string, language: Language, ended: () => void = () => undefined): void {
    const found = this.find(language);
    const busy = this.stop();
    if (!found) return;
    const line = new SpeechSynthesisUtterance(text.replace(ISOLATES, ''));
    line.voice = found;
    line.lang = found.lang.replace('_', '-');
    const usual = lasts(text, language);
    let begun = 0;
    line.onstart = () => (begun = performance.now());
    line.onend = () => {
      if (this.#now === line) this.#now = undefined;
      const took = (performance.now() - begun) / 1000 + STARTS;
      if (begun) this.#slowness = Math.min(SLOWEST, Math.max(1, this.#slowness * 0.7 + (took / usual) * 0.3));
      ended();
    };
    this.#now = line;
    if (busy) this.#later = setTimeout(() => speechSynthesis.speak(line), AFTER_STOP);
    else speechSynthesis.speak(line);
  }

  /** Phones let a page speak once it has said something in a tap, if only nothing. */
  wake(): void {
    const speech = globalThis.speechSynthesis;
    if (speech && !speech.speaking && !speech.pending) speech.speak(new SpeechSynthesisUtterance(''));
  }

  /** Be silent; tells whether something was being said. */
  stop(): boolean {
    clearTimeout(this.#later);
    const speech = globalThis.speechSynthesis;
    const busy = this.#now !== undefined || speech?.speaking || speech?.pending;
    this.#now = undefined;
    if (busy) speech?.cancel();
    return busy ?? false;
  }

  /** Say something for a trial, in a tap. */
  async test(text: string, language: Language): Promise<Heard> {
    if (!(await this.has(language))) return 'none';
    return new Promise((done) => {
      this.say(text, language);
      const line = this.#now!;
      const measure = line.onstart!;
      line.onstart = (event) => {
        measure.call(line, event);
        done('spoken');
      };
      line.onerror = () => done('blocked');
      setTimeout(() => done('blocked'), BEGINS);
    });
  }
}

export const voice = new Voice();

/** What kind of device this is, for advice on how to get a voice. */
export function platform(): string {
  const { userAgent } = navigator;
  const kinds = { android: /Android/, apple: /iPhone|iPad|Macintosh/, windows: /Windows/ };
  return Object.entries(kinds).find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
}
