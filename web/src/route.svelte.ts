// Where we are: the path of the page, and going elsewhere without loading it again.
import { atRest } from './ui/layers';

/** A part of an address as it is meant; one that is broken as it stands. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  /** The book that is open over a table. */
  reading = $state.raw<{ book: string; rule: string }>();

  constructor() {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    // Links inside are ordinary links; only the loading is saved.
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (
        link.origin !== location.origin ||
        link.target ||
        link.hasAttribute('download') ||
        link.pathname.startsWith('/api/')
      )
        return;
      if (link.pathname === location.pathname && link.hash) return;
      const book = /^\/rules\/(\w+)$/.exec(link.pathname)?.[1];
      event.preventDefault();
      // Whoever looks something up stays at the table.
      if (book && this.parts[0] === 't') this.reading = { book, rule: decoded(link.hash.slice(1)) };
      else this.go(link.pathname + link.hash);
    });
  }

  go(to: string, replace = false): void {
    atRest(() => {
      history[replace ? 'replaceState' : 'pushState'](null, '', to);
      this.#read();
      scrollTo(0, 0);
    });
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  /** The parts of the path: `/t/BCDFG/screen` → t, BCDFG, screen. */
  parts = $derived(this.path.split('/').filter(Boolean).map(decoded));
}

export const route = new Route();
