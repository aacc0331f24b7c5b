// Texts from the same catalogues as the server and the terminal. The page brings those of the reader's language along;
// another language is fetched from the server when it is chosen.
import { catalogue } from '../wire/http';
import { readable } from './readable';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;
export type Facts = Record<string, FluentVariable>;

interface Brought {
  language: Language;
  text: string;
}

function brought(): Brought | undefined {
  const text = document.getElementById('words')?.textContent;
  return text ? (JSON.parse(text) as Brought) : undefined;
}

export function spokenHere(): Language {
  for (const wanted of navigator.languages) {
    const found = (Object.keys(LANGUAGES) as Language[]).find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: true });
  made.addResource(new FluentResource(text));
  return made;
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en'));
  /** What was spoken here before is not fetched again. */
  #known = new Map<Language, FluentBundle>();
  /** The latest that was asked for: an answer that comes after another wish does not count. */
  #wanted: Language = 'en';

  constructor() {
    const here = brought();
    if (here) this.#take(here.language, bundle(here.language, here.text));
  }

  async speak(language: Language): Promise<void> {
    if (language === this.language && this.has('client-loading')) return;
    this.#wanted = language;
    try {
      const known = this.#known.get(language) ?? bundle(language, await catalogue(language));
      if (this.#wanted === language) this.#take(language, known);
    } catch {
      // Offline: the language we have stays.
    }
  }

  #take(language: Language, known: FluentBundle): void {
    this.#known.set(language, known);
    this.#bundle = known;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, facts, []) : id;
  }
}

export const words = new Words();

/** The text of an id, in the language of this device. */
export const say = (id: string, facts?: Facts): string => words.say(id, facts);

/** The sentence of a refusal: its own, or a general one for a reason that this client does not know. */
export function refusal(told: { reason?: string; facts?: Record<string, string>; message?: string }): string {
  const id = `refused-${told.reason ?? ''}`;
  return words.has(id) ? say(id, readable(told.facts ?? {}, words)) : told.message || say('net-offline');
}

const FSI = String.fromCharCode(0x2068);
const PDI = String.fromCharCode(0x2069);

/** A name that may be written from right to left, so that it does not turn what stands beside it. */
export const isolated = (name: string): string => FSI + name + PDI;

/** Names in a row, as the language has it. */
export function list(names: string[]): string {
  return new Intl.ListFormat(words.language, { type: 'conjunction' }).format(names.map(isolated));
}
