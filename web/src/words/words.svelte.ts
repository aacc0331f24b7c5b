// Texts from the same catalogues as the server and the terminal, a language loaded when it is spoken.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;

const files = import.meta.glob<string>('../../../src/nightcoach/words/*/*.ftl', { query: '?raw', import: 'default' });

export function spokenHere(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: true });
    const texts = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
    for (const text of await Promise.all(texts.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, facts) : id;
  }
}

export const words = new Words();
/** The text of an id, in the language of this device. */
export const say = (id: string, facts?: Facts): string => words.say(id, facts);
