// What this device keeps: its settings, and the keys of its seats. Storage may be forbidden; then it keeps nothing.
import { setSound } from '../device/sound';
import { randomWord } from '../wire/socket';
import { spokenHere, words, type Language } from '../words/words.svelte';

function read<T>(name: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`nightcoach.${name}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

function keep(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`nightcoach.${name}`);
    else localStorage.setItem(`nightcoach.${name}`, JSON.stringify(value));
  } catch {
    // A private window: the seat lives as long as the page.
  }
}

export interface Settings {
  language: Language;
  sound: boolean;
  /** How loud, in percent. */
  volume: number;
  /** A table screen speaks, in games that are narrated. */
  voice: boolean;
  /** It also reads out who claims to be whom. */
  claims: boolean;
  /** In percent. */
  text: number;
  leftHand: boolean;
  calm: boolean;
  theme: 'night' | 'contrast' | 'day';
  /** For hands that cannot hold: a tap shows a secret for a few seconds. */
  tap: boolean;
  /** Every game as a plain list, without its scene. */
  plain: boolean;
  /** What its owner knows lies open beside the stage, where there is room: for whoever looks at this screen. */
  beside: boolean;
}

/** What was noted at a table and has not been stored there yet. */
export interface Pending {
  game: number;
  seat: number;
  /** What the table had stored when this was noted. */
  over: string;
  signs: string;
}

/** What this device saw and added before a game. */
export interface Seal {
  number: number;
  commitment: string;
  luck: string;
  /** The round of the draw in which this luck was pledged. */
  round: number;
  /** What everybody had pledged when this luck was shown; nothing before that. */
  pledges: string[];
  taken: boolean;
}

/** The heads of a game's chain that this device was told while it was played. */
export interface Heads {
  game: number;
  heads: string[];
}

const HEADS_KEPT = 200;

export interface KnownTable {
  code: string;
  game: string;
  name: string;
  at: number;
}

interface Notes {
  /** The number of the game that they are about. */
  game: number;
  text: string;
}

const wantsContrast = matchMedia('(prefers-contrast: more)').matches;

class Device {
  settings = $state.raw<Settings>({
    language: spokenHere(),
    sound: true,
    volume: 100,
    voice: true,
    claims: false,
    text: 100,
    leftHand: false,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    theme: wantsContrast ? 'contrast' : 'night',
    tap: false,
    plain: false,
    beside: false,
    ...read<Partial<Settings>>('settings', {}),
  });
  name = $state(read('name', ''));
  color = $state(read('color', ''));
  character = $state(read('character', ''));
  tables = $state.raw<KnownTable[]>([read<KnownTable[]>('tables', [])].flat());
  /** The games of which this device has seen one to its end. */
  ridden = $state.raw<string[]>([read<string[]>('ridden', [])].flat());
  #memory = new Map<string, string>();

  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    keep('settings', this.settings);
    this.apply();
  }

  /** Take the settings as another tab of this device has kept them. */
  reread(): void {
    this.settings = { ...this.settings, ...read<Partial<Settings>>('settings', {}) };
    this.apply();
  }

  /** Make the page look as the settings say. */
  apply(): void {
    const { text, theme, leftHand, calm, sound, volume, language } = this.settings;
    const root = document.documentElement;
    root.style.setProperty('--size', String(text));
    root.dataset.theme = theme;
    root.dataset.hand = leftHand ? 'left' : 'right';
    root.dataset.motion = calm ? 'calm' : 'full';
    setSound(sound, volume / 100);
    void words.speak(language);
  }

  dress(name: string, color: string, character: string): void {
    this.name = name;
    this.color = color;
    this.character = character;
    keep('name', name);
    keep('color', color);
    keep('character', character);
  }

  rode(game: string): void {
    if (this.ridden.includes(game)) return;
    this.ridden = [...this.ridden, game];
    keep('ridden', this.ridden);
  }

  /** The key that makes joining again the same seat. */
  key(code: string): string {
    const known = this.#memory.get(code) ?? read<string>(`key.${code}`, '');
    if (known) return known;
    const drawn = randomWord(16);
    this.#memory.set(code, drawn);
    keep(`key.${code}`, drawn);
    return drawn;
  }

  token(code: string): string | undefined {
    return this.#memory.get(`token ${code}`) ?? read<string | undefined>(`token.${code}`, undefined);
  }

  /** A key to a table; which game it plays may only be known once we are there. */
  remember(code: string, token: string, game = '', key?: string): void {
    this.#memory.set(`token ${code}`, token);
    keep(`token.${code}`, token);
    if (key) keep(`key.${code}`, key);
    const others = this.tables.filter((table) => table.code !== code);
    for (const old of others.slice(7))
      for (const kind of ['token', 'key', 'noted', 'seal', 'marks', 'notes']) keep(`${kind}.${old.code}`, undefined);
    this.tables = [{ code, game, name: this.name, at: Date.now() }, ...others.slice(0, 7)];
    keep('tables', this.tables);
  }

  /** The game and the name at a table, as the table has them. */
  know(code: string, game: string, name: string | undefined): void {
    const known = this.tables.find((table) => table.code === code);
    if (!known || (known.game === game && known.name === (name ?? known.name))) return;
    this.tables = this.tables.map((table) => (table === known ? { ...table, game, name: name ?? table.name } : table));
    keep('tables', this.tables);
  }

  /** The seal of the next game as it was seen before the deal; it must outlive a reload. */
  keepSeal(code: string, seal: Seal): void {
    keep(`seal.${code}`, seal);
  }

  seal(code: string): Seal | undefined {
    return read<Seal | undefined>(`seal.${code}`, undefined);
  }

  /** The heads that were seen outlive a reload, the latest of them; another visit begins with none. */
  keepHeads(code: string, { game, heads }: Heads): void {
    try {
      const kept = { game, heads: heads.slice(-HEADS_KEPT) };
      sessionStorage.setItem(`nightcoach.heads.${code}`, JSON.stringify(kept));
    } catch {
      // They live as long as the page.
    }
  }

  heads(code: string): Heads {
    try {
      const kept = sessionStorage.getItem(`nightcoach.heads.${code}`);
      if (kept !== null) return JSON.parse(kept) as Heads;
    } catch {
      // None are kept.
    }
    return { game: 0, heads: [] };
  }

  /** How much of what was done in one's name was looked at already, as “game.event”. */
  noted(code: string): string {
    return this.#memory.get(`noted ${code}`) ?? read(`noted.${code}`, '');
  }

  note(code: string, upto: string): void {
    this.#memory.set(`noted ${code}`, upto);
    keep(`noted.${code}`, upto);
  }

  /** Marks outlive a reload here until the table stores them. Whoever can read them can read the key to the seat. */
  keepMarks(code: string, pending: Pending | undefined): void {
    keep(`marks.${code}`, pending);
  }

  marks(code: string): Pending | undefined {
    return read<Pending | undefined>(`marks.${code}`, undefined);
  }

  /** What whoever narrates a game has written down. A seat's marks go to the table; a narrator has no seat. */
  keepNotes(code: string, notes: Notes | undefined): void {
    keep(`notes.${code}`, notes);
  }

  notes(code: string): Notes | undefined {
    return read<Notes | undefined>(`notes.${code}`, undefined);
  }

  forget(code: string): void {
    this.#memory.delete(`token ${code}`);
    this.#memory.delete(code);
    keep(`token.${code}`, undefined);
    keep(`key.${code}`, undefined);
    keep(`noted.${code}`, undefined);
    keep(`seal.${code}`, undefined);
    this.keepMarks(code, undefined);
    this.keepNotes(code, undefined);
    this.tables = this.tables.filter((table) => table.code !== code);
    keep('tables', this.tables);
  }
}

export const device = new Device();
