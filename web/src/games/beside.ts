// What a seat knows, laid open beside the stage of a game for those who have switched that on; games without notes have
// nothing there.
import type { Component } from 'svelte';
import type { Table } from '../state/table.svelte';

type Notes = Component<{ table: Table }>;
const NOTES: Record<string, () => Promise<{ default: Notes }>> = {
  castle: () => import('./castle/Beside.svelte'),
};

/** Fetched when it is needed. */
export const notesOf = async (game: string): Promise<Notes | null> => (await NOTES[game]?.())?.default ?? null;
