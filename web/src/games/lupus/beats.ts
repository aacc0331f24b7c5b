// The one place where the table's public beats drive the stage; without one it follows the story and the windows.
import type { Table } from '../../state/table.svelte';

/** The beat that is being kept now, the same for everybody: deal, dusk, lead_in, slot, close, dawn or verdict. */
export const beatOf = (table: Table): string | null =>
  (table.clock as { beat?: string | null } | undefined)?.beat ?? null;
