// What this device keeps: its settings, and the keys of its seats. Storage may be forbidden; then it keeps nothing.
import { randomWord } from '../wire/socket';
import { spokenHere, type Language } from '../words/words.svelte';

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
    localStorage.setItem(`nightcoach.${name}`, JSON.stringify(value));
  } catch {
    // A private window: the seat lives as long as the page.
  }
}

export interface Settings {
  language: Language;
  sound: boolean;
  text: number;
  leftHand: boolean;
  calm: boolean;
  contrast: boolean;
}

class Device {
  settings = $state<Settings>({
    language: spokenHere(),
    sound: true,
    text: 100,
    leftHand: false,
    calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    contrast: matchMedia('(prefers-contrast: more)').matches,
    ...read<Partial<Settings>>('settings', {}),
  });
  name = $state(read('name', ''));
  color = $state(read('color', 'amber'));
  character = $state(read('character', 'fox'));
  #memory = new Map<string, string>();

  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    keep('settings', this.settings);
  }

  dress(name: string, color: string, character: string): void {
    this.name = name;
    this.color = color;
    this.character = character;
    keep('name', name);
    keep('color', color);
    keep('character', character);
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

  remember(code: string, token: string, key: string): void {
    this.#memory.set(`token ${code}`, token);
    keep(`token.${code}`, token);
    keep(`key.${code}`, key);
  }

  forget(code: string): void {
    this.#memory.delete(`token ${code}`);
    keep(`token.${code}`, undefined);
  }
}

export const device = new Device();
