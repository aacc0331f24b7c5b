// What a seat is about to do on the stage. A verb and a head are chosen for all to see; what is secret lies on the tray.
// What this offers follows from what everybody knows, but for the leaves of the fan and what lies on the tray.
import type { GameView, Table } from '../../state/table.svelte';
import { notice } from '../../ui/notice.svelte';
import type { CastleView } from '../../wire/types.gen';
import { say } from '../../words/words.svelte';
import { moveWords } from '../plain/story';
import { fanOf, OPEN, ordered, type Leaf } from './fan';
import { mustChoose, REACTING } from './turn';

/** Verbs of a window that are done to somebody: a head is tapped. */
const AIMED: Record<string, string> = { gift: 'gift', naming: 'name' };
/** What the button says where that depends on the window alone. */
const DOING: Record<string, string> = {
  ...{ d2: 'seal', d1_2: 'seal', d8_9: 'seal' },
  ...{ answer: 'answer', take: 'take', set_top: 'set_top', coat: 'coat' },
};

export class Choosing {
  readonly table!: Table;
  verb = $state('');
  picked = $state<number | null>(null);
  tray = $state.raw<Leaf | null>(null);

  constructor(table: Table) {
    this.table = table;
    $effect(() => {
      void this.#question;
      this.verb = '';
      this.picked = null;
      this.tray = null;
    });
    $effect(() => {
      void this.verb;
      void this.picked;
      this.tray = null;
    });
  }

  view = $derived(this.table.view as CastleView & GameView);
  // In words, so that it is another only if one of them is: the view is a new one whenever anybody does anything.
  #question = $derived(`${this.view.window} ${String(this.table.clock?.question ?? 0)} ${this.view.legal.join()}`);
  asked = $derived(
    this.table.seat !== null &&
      this.view.asked.includes(this.table.seat) &&
      !this.table.board?.dealing &&
      !this.table.you?.stand_in,
  );
  reacting = $derived(this.asked && REACTING.includes(this.view.window));
  // C6.43 In brisk duels silence is a pass, so nobody is offered one.
  brisk = $derived(this.reacting && this.view.options.brisk_duels && this.view.window !== 'd_prime');
  passing = $derived(
    this.reacting && !this.brisk && !this.view.window.includes('_')
      ? true
      : this.asked && this.view.window === 'd_prime',
  );
  mine = $derived(this.asked && (!this.view.choice || this.reacting));

  aimed = $derived(
    this.view.window === 'turn'
      ? ['spy', 'offer', 'challenge'].includes(this.verb)
        ? this.verb
        : ''
      : (AIMED[this.view.window] ?? ''),
  );
  // Whom one may choose follows from what everybody knows, so the legal moves tell nothing by it.
  heads = $derived(
    this.mine && this.aimed
      ? this.view.legal
          .map((move) => move.split(' '))
          .filter(([first]) => first === this.aimed)
          .map((parts) => Number(parts[1]))
          .filter((seat, at, all) => all.indexOf(seat) === at)
      : [],
  );
  /** The name of whoever was tapped. */
  whom = $derived(this.picked === null ? '' : (this.table.names[this.picked] ?? String(this.picked + 1)));
  /** Whether something must be chosen in the fan before this can be done: by the window and the verb alone. */
  covered = $derived(
    this.mine &&
      (this.view.window === 'turn'
        ? ['offer', 'profession', 'proclaim'].includes(this.verb)
        : this.view.window === 'ability'
          ? this.verb === 'profession'
          : !(this.view.window in OPEN) || this.view.window === 'gift'),
  );
  // Where one need do nothing, and most can do nothing, the button promises nothing.
  must = $derived(mustChoose(this.view, this.table.seat) && this.verb !== 'profession');
  /** What the button says: by the window and the verb, never by the card. */
  doing = $derived.by(() => {
    const what = DOING[this.view.window] ?? (REACTING.includes(this.view.window) ? 'play' : 'give');
    return say(`castle-do-${this.verb || what}`, { name: this.whom });
  });

  // The order is drawn again for every question and stays as it is while that is open: nothing moves under a finger.
  #step = $derived(`${this.#question} ${this.verb} ${String(this.picked)}`);
  #lots = $derived.by(() => {
    void this.#step;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- drawing a lot must not draw the others again
    return new Map<string, number>();
  });
  leaves = $derived.by(() => {
    const { view, table, verb, aimed, picked } = this;
    const ready = this.covered && (!aimed || picked !== null);
    const begun = verb === 'proclaim' ? [verb] : aimed ? [aimed, String(picked)] : [];
    const found = fanOf(ready ? view : { ...view, legal: [], closed: [] }, table.names, ready ? begun : []);
    if (view.choice && view.choice !== 'pass') {
      const text = moveWords(view.game, view.choice.split(' '), table.names).join(' · ');
      found.push({ id: 'sealed', card: 'sealed', text, words: '', closed: '', inside: [] });
    }
    return table.board?.dealing ? found : ordered(found, this.#lots);
  });
  /** The move that lies on the tray, if it is one that can be made. */
  laid = $derived(this.tray && !this.tray.closed ? this.tray.words : '');

  /** Press a verb: again, to think better of it. */
  begin(verb: string): void {
    this.verb = this.verb === verb ? '' : verb;
    this.picked = null;
  }

  chosenSomething = (): boolean => {
    // The same for an empty tray and for what cannot be done: which of the two it is, is read while the fan is held.
    if (!this.laid) notice.tell(say(this.aimed && this.picked === null ? 'castle-do-head' : 'castle-do-missing'));
    return this.laid !== '';
  };

  mayName = (): boolean => {
    const may = this.picked !== null || this.view.legal.includes('that_is_all');
    if (!may) notice.tell(say('castle-closed-name_first'));
    return may;
  };

  act = (): void => {
    if (this.covered) {
      if (this.chosenSomething()) void this.table.move(this.laid);
    } else if (this.picked === null) notice.tell(say('castle-do-head'));
    else void this.table.move(`${this.aimed} ${this.picked}`);
  };
}
