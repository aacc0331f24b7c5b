// The words of any language, as a page fetches them.
import { vi } from 'vitest';
import { words, type Language } from '../src/words/words.svelte';

export const LANGUAGES: Language[] = ['en', 'fr', 'de', 'it'];
const catalogues = import.meta.glob<string>(
  ['../../src/nightcoach/words/*/*.ftl', '../../src/nightcoach/games/*/words/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

/** From now on everything is said in this language. */
export async function speak(language: Language): Promise<void> {
  const own = Object.entries(catalogues).filter(([path]) => path.match(`/${language}/|/${language}.ftl`));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(own.map(([, text]) => text).join('\n'))));
  await words.speak(language);
}
