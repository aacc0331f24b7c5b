// A browser's voice that keeps a diary, and how long people need to say something: apart from what the client believes.
import type { Language } from '../src/words/words.svelte';

/**
 * Syllables a second. People who read aloud speak 6.2 in English, 7.2 in French, 6.0 in German, 7.0 in Italian
 * (Pellegrino, Coupé and Marsico 2011, without pauses); browsers' voices take their time, so a fifth less.
 */
export const SYLLABLES: Record<Language, number> = { en: 4.95, fr: 5.75, de: 4.8, it: 5.6 };
const BEGINS = 0.2;
const COMMA = 0.25;
const STOP = 0.35;
/** All of it is taken to last so much longer. */
const MARGIN = 1.1;

/** About how many there are: groups of vowels, without what nobody hears at the end of English and French words. */
export function syllables(text: string, language: Language): number {
  const words = text.toLowerCase().match(/[\p{L}’']+|\d+/gu) ?? [];
  return words.reduce((sum, word) => {
    if (/^\d/.test(word)) return sum + 2 * word.length;
    const heard = language === 'en' ? word.replace(/(?<=[aeiouy].*[^aeiouyl])(e|es)$/, '') : word;
    const spoken = language === 'fr' ? heard.replace(/(?<=[aeiouyéèê].*[^aeiouyéèê])(e|es|ent)$/, '') : heard;
    if (language === 'it') return sum + Math.max(1, italian(word));
    const vowels = spoken.match(/[aeiouyäöüàâéèêëîïôùûœ]+/g) ?? [];
    return sum + Math.max(1, vowels.length);
  }, 0);
}

/** Every vowel is heard, but for what glides into the next: gio, gua, cchi. */
const italian = (word: string): number =>
  (word.replace(/[iu](?=[aeouàèéòù])/g, '').match(/[aeiouàèéìòù]/g) ?? []).length;

/** How many milliseconds a usual voice needs. */
export function needs(text: string, language: Language): number {
  const stops = (text.slice(0, -1).match(/[.!?]\s/g) ?? []).length;
  const commas = (text.match(/[,;:]/g) ?? []).length;
  const seconds = BEGINS + syllables(text, language) / SYLLABLES[language] + stops * STOP + commas * COMMA;
  return 1000 * MARGIN * seconds;
}

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
