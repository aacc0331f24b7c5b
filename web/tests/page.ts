// As much of a page as the client's state touches: English words in it, an empty storage, events that can be sent.
import { vi } from 'vitest';

const catalogues = import.meta.glob<string>(
  ['../../src/nightcoach/words/en/*.ftl', '../../src/nightcoach/games/*/words/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const brought = { language: 'en', text: Object.values(catalogues).join('\n') };

class Page extends EventTarget {
  visibilityState = 'visible';
  documentElement = { lang: '', dataset: {}, style: { setProperty: () => undefined } };
  getElementById = (id: string) => (id === 'words' ? { textContent: JSON.stringify(brought) } : null);
}

const storage = (kept = new Map<string, string>()) => ({
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
  clear: () => kept.clear(),
});
vi.stubGlobal('document', new Page());
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('location', { protocol: 'http:', host: 'coach.test', pathname: '/', hash: '' });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('localStorage', storage());
vi.stubGlobal('sessionStorage', storage());
