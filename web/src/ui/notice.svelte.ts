// A word from below that goes away by itself: what was wrong, or what was done.
class Notice {
  text = $state('');
  place: HTMLElement | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Into the topmost sheet, or back to the page. */
  settle(): void {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (this.place && this.place.parentElement !== top) top.append(this.place);
  }

  tell(text: string, milliseconds = 5000): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => (this.text = ''), milliseconds);
  }
}

export const notice = new Notice();
