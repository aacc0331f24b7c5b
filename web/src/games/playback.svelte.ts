// Lets a story unfold on the stage, event by event, each for its time. What was heard long ago is not played again.
import type { Table, Told } from '../state/table.svelte';

const LONG = 20_000;
const HURRY = 5_000;

export class Playback {
  /** So many events are on the stage. */
  at = $state(0);
  /** Something is being played: the question waits until it is over. Events that take no time do not count. */
  behind = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #game = -1;
  #heard = 0;

  constructor(
    readonly table: Table,
    readonly stays: (event: Told) => number,
    readonly shown: (event: Told) => void,
  ) {}

  /** Called when the story may have grown. */
  follow(): void {
    const { story, game } = this.table;
    // A new game, a fresh page or a long absence: begin where we are.
    if (game !== this.#game || story.length < this.#heard || document.visibilityState === 'hidden') {
      const fresh = game !== this.#game && this.table.begun === game && story.length <= 3;
      this.#game = game;
      if (!fresh) this.at = story.length;
      else this.at = 0;
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.behind = false;
    }
    this.#heard = story.length;
    // What would take too long, or longer than the question waits, is not played: the story has it.
    const rest = story.slice(this.at).reduce((sum, event) => sum + this.stays(event), 0);
    const left = this.table.asked ? (this.table.clock?.left ?? LONG) - HURRY : LONG;
    if (rest > Math.min(LONG, left)) {
      this.skip();
      return;
    }
    if (this.#timer === undefined) this.#next();
  }

  #next = (): void => {
    this.#timer = undefined;
    this.behind = false;
    while (this.at < this.table.story.length) {
      const event = this.table.story[this.at]!;
      this.at += 1;
      this.shown(event);
      const stay = this.stays(event);
      if (stay > 0) {
        this.#timer = setTimeout(this.#next, stay);
        this.behind = true;
        return;
      }
    }
  };

  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.behind = false;
    this.at = this.table.story.length;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
