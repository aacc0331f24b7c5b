// Hold to show. Something secret is in the page while a finger, a key or, for hands that cannot hold, a tap keeps it
// there, and gone as soon as the finger, the focus or the page goes. What is shown, and what sliding does, is for those
// who use it: `const hold = new Hold({ ended: … })`, `<button {@attach hold.here}>` and `{#if hold.on}`.
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { device } from '../state/device.svelte';

export interface Point {
  x: number;
  y: number;
}

/** Where a finger is, in pixels from the top left corner of what it holds: beyond its edges too, since it may slide on. */
export interface Finger extends Point {
  /** How far it has slid since it came, whatever has become of the element meanwhile. */
  slid: Point;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** What follows from holding; whatever is left out does nothing. */
export interface Following {
  /** It shows from now on. */
  began?: (finger: Finger | null) => void;
  slid?: (finger: Finger) => void;
  /** An arrow key while it shows; `repeated` if the key is only being kept down. */
  arrow?: (arrow: Arrow, repeated: boolean) => void;
  /** Instead of holding: a tap on what already shows. Without this it hides again. */
  tapped?: (finger: Finger | null) => void;
  /**
   * It is hidden again: let go of, or taken away (the page was left, the browser took the finger, the time of a tap was
   * up), with the last place of the finger. Not called if the element itself has gone.
   */
  ended?: (letGo: boolean, finger: Finger | null) => void;
}

const SHOWN_AFTER_A_TAP = 4_000;
const STILL: Point = { x: 0, y: 0 };
const holds = (key: string) => key === ' ' || key === 'Enter';
const isArrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

export class Hold {
  /** Whether it shows now. */
  on = $state(false);
  /** Where the finger is while one holds it; a key and a tap have no place. */
  finger = $state.raw<Finger | null>(null);
  #pointer: number | null = null;
  #from = STILL;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly following: Following = {}) {}

  /** To be attached to what is held: something that can have the focus. */
  readonly here: Attachment<HTMLElement> = (element) => {
    const stops: (() => void)[] = [];
    element.dataset.hold = ''; // for its style: no scrolling, selecting or callout under a finger
    const place = (event: MouseEvent, slid = STILL): Finger => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top, slid };
    };
    const hear = <K extends keyof HTMLElementEventMap>(kind: K, then: (event: HTMLElementEventMap[K]) => void) =>
      stops.push(on(element, kind, then));

    hear('pointerdown', (event) => {
      if (device.settings.tap || this.#pointer !== null) return;
      element.setPointerCapture(event.pointerId);
      element.focus({ preventScroll: true }); // a browser would do so only for a finger that does not slide
      this.#pointer = event.pointerId;
      this.#from = { x: event.clientX, y: event.clientY };
      this.#show(place(event));
    });
    // A held finger is no tap, neither on what lies there when it is let go of, which may be something new, nor together
    // with the tap that follows.
    stops.push(
      on(element, 'touchstart', (event) => !device.settings.tap && event.cancelable && event.preventDefault(), {
        passive: false,
      }),
    );
    // A second finger neither slides nor hides.
    hear('pointermove', (event) => {
      if (event.pointerId !== this.#pointer) return;
      this.finger = place(event, { x: event.clientX - this.#from.x, y: event.clientY - this.#from.y });
      this.following.slid?.(this.finger);
    });
    hear('pointerup', (event) => event.pointerId === this.#pointer && this.#hide(true));
    for (const kind of ['pointercancel', 'lostpointercapture'] as const)
      hear(kind, (event) => event.pointerId === this.#pointer && this.#hide(false));
    hear('click', (event) => device.settings.tap && this.#tap(place(event)));
    hear('keydown', (event) => {
      if (holds(event.key)) {
        event.preventDefault();
        if (event.repeat) return;
        if (device.settings.tap) this.#tap(null);
        else this.#show(null);
      } else if (this.on && this.following.arrow && isArrow(event.key)) {
        event.preventDefault();
        this.following.arrow(event.key, event.repeat);
      }
    });
    hear('keyup', (event) => {
      if (!holds(event.key)) return;
      event.preventDefault(); // or some browsers click as well
      if (!device.settings.tap) this.#hide(true);
    });
    hear('contextmenu', (event) => event.preventDefault());
    hear('blur', this.#away);
    stops.push(
      on(window, 'blur', this.#away),
      on(window, 'pagehide', this.#away),
      on(document, 'visibilitychange', this.#away),
    );
    return () => {
      for (const stop of stops) stop();
      this.#forget();
    };
  };

  #show(finger: Finger | null): void {
    clearTimeout(this.#timer);
    this.finger ??= finger; // a key beside a finger takes it nothing
    if (this.on) return;
    this.on = true;
    this.following.began?.(finger);
  }

  #hide(letGo: boolean): void {
    const { on, finger } = this;
    this.#forget();
    if (on) this.following.ended?.(letGo, finger);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#pointer = null;
    this.finger = null;
    this.on = false;
  }

  #away = () => this.#hide(false);

  #tap(finger: Finger | null): void {
    if (!this.on) this.#show(null);
    else if (this.following.tapped) this.following.tapped(finger);
    else return this.#hide(true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#away, SHOWN_AFTER_A_TAP);
  }
}
