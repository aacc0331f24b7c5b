// The cards of a game as it draws them, for pages that speak of them; games without drawings have none.
import type { Component } from 'svelte';

type CardFace = Component<{ card?: string; width?: string; small?: boolean }>;
const FACES: Record<string, () => Promise<{ default: CardFace }>> = {
  castle: () => import('./castle/Card.svelte'),
};

/** Fetched when it is needed. */
export const cardFace = async (game: string): Promise<CardFace | null> => (await FACES[game]?.())?.default ?? null;
