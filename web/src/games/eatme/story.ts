// The story in words, as this reader hears it. One's own secret choice is never among them.
import type { Told } from '../../state/table.svelte';
import type { EatmeEvent, GameInfo } from '../../wire/types.gen';
import { isolated, say } from '../../words/words.svelte';
import type { Choice, Kind } from './scene';

export function tell(_: GameInfo, told: Told, names: string[], seat: number | null): string[] {
  const event = told as unknown as EatmeEvent;
  const name = (at: number) => names[at] ?? String(at + 1);
  const me = (at: number | null) => (at === seat && seat !== null ? 'yes' : 'no');
  const cast = (kinds: Kind[]) =>
    kinds.map((kind, at) => `${isolated(name(at))}: ${say(`eatme-kind-${kind}`)}`).join(' · ');
  const duellists = (wolf: number, victim: number) => ({
    me: seat === wolf ? 'wolf' : seat === victim ? 'victim' : 'none',
    wolf: name(wolf),
    victim: name(victim),
  });
  switch (event.event) {
    case 'opened':
      return [say('eatme-event-opened', { seats: event.seats, target: event.options.target_points })];
    case 'dealt':
      if (event.dealer === null)
        return [say('eatme-event-dealt-by-lot', { round: event.round, cast: cast(event.kinds) })];
      return [
        say('eatme-event-dealt', {
          round: event.round,
          me: me(event.dealer),
          dealer: name(event.dealer),
          cast: cast(event.kinds),
        }),
      ];
    case 'confirmed':
      return [say('eatme-event-confirmed', { me: me(event.seat), name: name(event.seat) })];
    case 'locked':
      return [say('eatme-event-locked', { me: me(event.wolf), wolf: name(event.wolf) })];
    case 'visited':
      return [say('eatme-event-visited', duellists(event.wolf, event.victim))];
    case 'duel': {
      const wolf = event.winner === event.victim ? event.loser : event.winner;
      return [
        say(`eatme-event-duel-${event.choice}`, {
          gain: event.gain,
          loss: event.loss,
          ...duellists(wolf, event.victim),
        }),
      ];
    }
    case 'revealed':
      return (event.shown as unknown as [number, Choice, number][]).map(([at, choice, gain]) =>
        say(`eatme-event-revealed-${choice}`, { me: me(at), name: name(at), gain }),
      );
    case 'scored':
      return [
        say('eatme-event-scored', {
          scores: event.scores.map((score, at) => `${isolated(name(at))} ${score}`).join(', '),
        }),
      ];
    case 'ended':
      return [
        say(`eatme-event-ended-${event.reason}`, {
          me: me(event.winner),
          name: name(event.winner),
          points: Math.max(...event.scores),
        }),
      ];
    default:
      return []; // of a newer server
  }
}
