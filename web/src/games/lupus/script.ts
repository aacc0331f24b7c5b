// What a person who narrates reads aloud now, and what comes then, in the words of the narrator's track (`track.ts`)
// where it has them. Public facts alone: the sentences stand open on the
// console, and whoever looks over a shoulder reads only what everybody is about to hear.
import type { Table, Told } from '../../state/table.svelte';
import type { LupusView } from '../../wire/types.gen';
import { say } from '../../words/words.svelte';
import { telling } from '../tellers';
import { beatOf } from './beats';

export interface Line {
  text: string;
  /** To be read aloud; or there is nothing to say but to wait, or to listen. */
  how: 'read' | 'wait' | 'hear';
}

/** The sentence for now, and the one that follows; none after the last. */
export function script(table: Table, view: LupusView): { now: Line; next: string } {
  const beat = beatOf(table);
  const name = (seat: number | null | undefined) => (seat == null ? '' : (table.names[seat] ?? String(seat + 1)));
  const last = (kind: string): Told | undefined => table.story.findLast((event) => event.event === kind);
  const tells = (event: Told | undefined) => (event ? telling(view.game, table.info)(event, table.names, null) : []);
  const opens = (call: string | null) => {
    const meets = call === 'werewolf' && view.day === 1 && !view.options.first_night_kill;
    if (!call) return say('lupus-voice-all');
    return `${say(`lupus-voice-open-${call}`)} ${say(meets ? 'lupus-voice-meet' : `lupus-voice-does-${call}`)}`;
  };
  /** The Owl's mark, where there may be one, is told with the suspects. */
  const suspects = () => {
    const owl = last('owl_mark');
    const today = owl && table.story.lastIndexOf(owl) > table.story.lastIndexOf(last('dawn')!);
    return [...(today ? tells(owl) : []), ...tells(last('suspects'))].join(' ');
  };

  /** A beat that is told now, with what has happened. */
  const told: Record<string, (call: string | null) => string> = {
    deal: () => say('lupus-voice-deal'),
    dusk: () => say('lupus-voice-dusk'),
    lead_in: opens,
    slot: opens,
    close: (call) => say(call ? `lupus-voice-close-${call}` : 'lupus-voice-close'),
    dawn: () => tells(last('dawn'))[0] ?? say('lupus-line-dawn'),
    nomination: () => say('lupus-line-nomination'),
    suspects,
    defence: () => say('lupus-console-defence', { name: name(view.asked[0]) }),
    vote: () => asks('lynch_vote'),
    count: () => tells(last('voted'))[0] ?? say('lupus-console-verdict'),
    verdict: () => tells(last('lynched'))[0] ?? say('lupus-line-lynch'),
  };
  /** One that is still to come, and of which nobody knows yet what will have happened. */
  const coming: Record<string, string> = {
    dawn: 'lupus-line-dawn',
    suspects: 'lupus-line-suspects',
    count: 'lupus-console-verdict',
    verdict: 'lupus-line-lynch',
  };
  const comes = (cue: string, call: string | null): string => {
    if (cue === 'slot') return call ? told.close!(call) : say('lupus-line-dawn'); // it was read with what leads to it
    if (cue === 'defence') return defends(view.tuft);
    return coming[cue] ? say(coming[cue]) : (told[cue]?.(call) ?? '');
  };
  const defends = (seat: number | null) => say('lupus-console-defence', { name: name(seat) });

  const together = view.options.nomination_mode === 'simultaneous';
  /** What a window of the day asks. */
  function asks(window: string): string {
    if (window === 'over') return '';
    if (window === 'nomination' && !together) return say('lupus-console-nominate', { name: name(view.asked[0]) });
    if (window === 'defence') return defends(view.asked[0] ?? null);
    const tokens =
      window === 'lynch_vote' ? ` ${say('lupus-console-tokens', { paw: name(view.paw), tuft: name(view.tuft) })}` : '';
    return say(`lupus-line-${window}`) + tokens;
  }
  /** What follows a window when nothing is told in between. */
  function after(window: string): string {
    if (window === 'night') {
      const call = view.calls[view.calls.indexOf(view.call!) + 1];
      return view.call && call ? opens(call) : say('lupus-line-dawn');
    }
    if (window === 'discussion') return say('lupus-line-nomination');
    if (window === 'nomination') {
      const order = view.ballots.map((_, step) => ((view.asked[0] ?? 0) + step) % view.seats).slice(1);
      const next = order.find((seat) => view.ballots[seat] === null && !view.no_ballots.includes(seat));
      return together || next === undefined
        ? say('lupus-line-suspects')
        : say('lupus-console-nominate', { name: name(next) });
    }
    if (window === 'defence') return view.asked[0] === view.paw ? defends(view.tuft) : say('lupus-line-lynch_vote');
    return window === 'lynch_vote' ? say('lupus-console-verdict') : '';
  }

  const cue = table.clock?.next;
  const leads = ['short', 'full'].includes(String(view.options.beats));
  if (beat && (beat.name !== 'slot' || view.window === 'night')) {
    const text = told[beat.name]?.(beat.call) ?? '';
    const asked = asks(view.window);
    // Whoever defends themselves is named in the beat already: what follows is what comes after that.
    const then = beat.name === 'slot' ? after('night') : asked === text ? after(view.window) : asked;
    return {
      now: { text, how: beat.name === 'slot' && leads && beat.call ? 'wait' : 'read' },
      next: cue ? comes(cue.name, cue.call) : then,
    };
  }
  const hears = ['discussion', 'defence'].includes(view.window) ? 'hear' : 'read';
  return {
    now: {
      text: view.window === 'night' ? opens(view.call) : asks(view.window),
      how: view.window === 'lynch_vote' ? 'wait' : hears,
    },
    next: cue ? comes(cue.name, cue.call) : after(view.window),
  };
}
