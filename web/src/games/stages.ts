// Which component shows which game; what has none of its own is played on the plain table.
import type { Component } from 'svelte';
import type { Table } from '../state/table.svelte';
import Castle from './castle/Castle.svelte';
import EatMe from './eatme/EatMe.svelte';
import Lupus from './lupus/Lupus.svelte';
import Plain from './plain/Plain.svelte';

type GameTable = Component<{ table: Table; upto?: number; screen?: boolean }, object, 'upto'>;
const STAGES: Record<string, GameTable> = { castle: Castle, eatme: EatMe, lupus: Lupus };
/** Those that need no plainer form. */
const PLAIN: Record<string, GameTable> = { castle: Castle, lupus: Lupus };

export const stageOf = (game: string, plain: boolean): GameTable => (plain ? PLAIN : STAGES)[game] ?? Plain;
