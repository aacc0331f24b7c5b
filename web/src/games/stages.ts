// Which component shows which game; what has none of its own is played on the plain table.
import type { Component } from 'svelte';
import type { Table } from '../state/table.svelte';
import EatMe from './eatme/EatMe.svelte';
import Plain from './plain/Plain.svelte';

type GameTable = Component<{ table: Table; upto?: number; screen?: boolean }, object, 'upto'>;
const STAGES: Record<string, GameTable> = { eatme: EatMe };

export const stageOf = (game: string, plain: boolean): GameTable => (plain ? Plain : (STAGES[game] ?? Plain));
