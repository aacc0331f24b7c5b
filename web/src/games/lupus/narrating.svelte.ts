// A person who narrates, on the stage and on the plain table alike.
import { device } from '../../state/device.svelte';
import type { Table } from '../../state/table.svelte';

/** Whether it is whoever has this device. */
export const narrating = (table: Table): boolean =>
  table.board?.narrator != null && table.you?.person === table.board.narrator;

/** With the game a narrator's notes are over. */
export function notesEnd(table: () => Table): void {
  $effect(() => {
    if (table().board?.phase === 'over') device.keepNotes(table().code, undefined);
  });
}
