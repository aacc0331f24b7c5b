// Whom this device does not want to hear; nobody else learns of it.
class Muted {
  #people = $state.raw<number[]>([]);

  has = (person: number | null | undefined): boolean => person != null && this.#people.includes(person);

  clear(): void {
    this.#people = [];
  }

  toggle(person: number): void {
    this.#people = this.has(person) ? this.#people.filter((each) => each !== person) : [...this.#people, person];
  }
}

export const muted = new Muted();
