// A word from below that goes away by itself: what was wrong, or what was done.
class Notice {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, milliseconds = 5000): void {
    clearTimeout(this.#timer);
    this.text = text;
    this.#timer = setTimeout(() => (this.text = ''), milliseconds);
  }
}

export const notice = new Notice();
