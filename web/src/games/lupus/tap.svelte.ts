// A tap of the night. It shows for a moment, for everybody and on every house alike, also where the rules refuse it: what
// counts, and whether anything does, stands in the box that is held.
import type { Table } from '../../state/table.svelte';

const SHOWN = 1000;

export class Tap {
  /** The house that was tapped just now. */
  at = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  #next: number | null = null;

  constructor(readonly table: Table) {}

  /** Point at a seat. A tap during another one is sent after it, the last alone. */
  async point(seat: number, house: HTMLElement): Promise<void> {
    clearTimeout(this.#timer);
    this.at = seat;
    this.#timer = setTimeout(() => {
      this.at = null;
      house.blur(); // nor does the focus say which it was; keys go on from here all the same
    }, SHOWN);
    this.#next = seat;
    if (this.#sending) return;
    this.#sending = true;
    while (this.#next !== null) {
      const words = `point ${this.#next}`;
      this.#next = null;
      await this.table.move(words, true);
    }
    this.#sending = false;
  }
}
