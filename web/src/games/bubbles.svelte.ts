// What was just said, over the seats of those who said it, for a few seconds.
import { muted } from '../state/muted.svelte';
import type { Table } from '../state/table.svelte';
import { lineText } from '../table/lines';

const STAYS = 5000;

export function bubbles(table: Table) {
  let said = $state.raw<Record<number, string>>({});
  let last = table.talk.at(-1)?.n ?? 0;
  $effect(() => {
    const lines = table.talk;
    const fresh = lines.filter((line) => line.n > last);
    last = lines.at(-1)?.n ?? last;
    if (fresh.length > 5) return; // a welcome, not news
    for (const line of fresh) {
      const seat = table.places.findIndex((place) => place.person !== null && place.person === line.person);
      if (seat < 0 || line.person == null || muted.has(line.person)) continue;
      const text = lineText(line);
      said = { ...said, [seat]: text };
      setTimeout(() => {
        if (said[seat] === text) said = { ...said, [seat]: '' };
      }, STAYS);
    }
  });
  return {
    get said() {
      return said;
    },
  };
}
