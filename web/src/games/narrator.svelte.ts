// Follows a game's track on a table screen, or on a phone that is the voice: says each line in its time and not
// otherwise, and lets the village be heard. A moment that begins ends whatever was said in the one before.
import { bed, play } from '../device/sound';
import { voice as shared } from '../device/voice';
import { device } from '../state/device.svelte';
import type { Table } from '../state/table.svelte';
import { words } from '../words/words.svelte';
import { asideOf, trackOf, type Cue } from './tracks';

/** A beat that has so much more of its time than before has begun again. */
const AGAIN = 1500;
/** A sound that is later than this is not heard at all. */
const LATE = 400;
const WAITING_ASIDES = 2;

export class Narrator {
  /** What the moment says, for a page that shows nothing else. */
  sentence = $state('');
  #cue: Cue | null = null;
  #key = '';
  #begun = 0;
  #stood = false;
  /** The line that is being said, and those that were. */
  #line = -1;
  #said: number[] = [];
  #played = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #heard = -1;
  #asides: string[] = [];
  #aside = false;

  constructor(
    readonly table: Table,
    /** Whether it may speak now. */
    readonly speaks: () => boolean,
    readonly voice = shared,
  ) {}

  /** Called whenever something about the table may have changed. */
  follow(): void {
    const { table } = this;
    const cue = this.#next();
    const stands = !!table.board?.paused || table.clock?.beat?.left === null;
    const key = cue ? `${table.game} ${cue.key}` : '';
    const now = Date.now();
    const unseen = this.#key === '' && this.#heard < 0;
    const begun = cue?.past == null ? now : table.clockAt - cue.past;
    const again = cue?.past != null && !this.#stood && begun - this.#begun > AGAIN;
    if (key !== this.#key || again) {
      this.#hush();
      this.#said = [];
      this.#played = 0;
      this.#begun = begun;
      // What was going on before we came, and does not say since when, has been told.
      if (unseen && cue?.past === null) this.#said = [...cue.lines.keys()];
      if (unseen && cue?.past === null) this.#played = cue.sounds.length;
    } else if (cue?.past != null) this.#begun = begun;
    this.#key = key;
    this.#cue = cue;
    this.sentence = cue?.sentence ?? '';
    this.#stood = stands;
    bed(cue && !stands ? cue.bed : 0);
    this.#plan(stands);
    this.#listen();
  }

  /** Be silent for good. */
  stop(): void {
    this.#hush();
    for (const timer of this.#timers) clearTimeout(timer);
    bed(0);
  }

  #next(): Cue | null {
    const { board, view, clock, story, names } = this.table;
    if (!board || !view || board.phase === 'lobby') return null;
    return (
      trackOf(board.game)?.({ view, beat: clock?.beat ?? null, story, names, over: board.phase === 'over' }) ?? null
    );
  }

  #may(): boolean {
    const { board } = this.table;
    return this.speaks() && board?.narrator === null && !board.paused;
  }

  /** Set the timers for what is still to come of this moment. */
  #plan(stands: boolean): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    if (this.#line >= 0 && (stands || !this.#may())) {
      // What is cut off is said again when the time goes on, if there is enough of it.
      this.#said = this.#said.filter((each) => each !== this.#line);
      this.#hush();
    }
    const cue = this.#cue;
    if (!cue || stands) return;
    const past = Date.now() - this.#begun;
    cue.lines.forEach((line, at) => {
      if (!this.#said.includes(at)) this.#timers.push(setTimeout(() => this.#say(at), Math.max(0, line.at - past)));
    });
    for (const [at, name] of cue.sounds.slice(this.#played))
      this.#timers.push(setTimeout(() => this.#sound(at, name), Math.max(0, at - past)));
    this.#timers.push(setTimeout(() => this.#over(), Math.max(0, cue.length - past)));
  }

  #say(at: number): void {
    const cue = this.#cue;
    if (!cue || this.#said.includes(at) || !this.#may()) return;
    const until = cue.lines[at + 1]?.at ?? cue.length;
    const left = until - (Date.now() - this.#begun);
    const text = cue.lines[at]!.texts.find((each) => this.voice.fits(each, words.language, left));
    this.#said.push(at);
    if (!text) return;
    this.#asides = [];
    this.#aside = false;
    this.#line = at;
    this.voice.say(text, words.language, () => {
      if (this.#line === at && this.#cue === cue) this.#line = -1;
      this.#speakAside();
    });
  }

  #sound(at: number, name: Cue['sounds'][number][1]): void {
    this.#played += 1;
    if (Date.now() - this.#begun - at < LATE) play(name);
  }

  /** Its time is over: a voice that is slower than we thought is cut off. */
  #over(): void {
    if (this.#line >= 0) this.#hush();
    this.#speakAside();
  }

  #hush(): void {
    this.#line = -1;
    this.#asides = [];
    if (this.#aside) this.#aside = false;
    this.voice.stop();
  }

  /** Claims, for those who want to hear them: between the lines, the newest, and never in a beat. */
  #listen(): void {
    const { board, story, names } = this.table;
    if (!board) return;
    const fresh = this.#heard < 0 || story.length < this.#heard ? [] : story.slice(this.#heard);
    this.#heard = story.length;
    if (!device.settings.claims) return;
    const told = fresh.flatMap((event) => asideOf(board.game, event, names) ?? []);
    this.#asides = [...this.#asides, ...told].slice(-WAITING_ASIDES);
    this.#speakAside();
  }

  #speakAside(): void {
    const { clock } = this.table;
    if (this.#line >= 0 || this.#aside || clock?.beat || !this.#may()) return;
    const text = this.#asides.shift();
    const left = clock?.left == null ? Infinity : clock.left - (Date.now() - this.table.clockAt);
    if (text === undefined || !this.voice.fits(text, words.language, left)) return;
    this.#aside = true;
    this.voice.say(text, words.language, () => {
      this.#aside = false;
      this.#speakAside();
    });
  }
}
