// The cards of a game as it draws them, and the pictures with which its guide begins, for pages that speak of them; games
// without drawings have none.
import type { Component } from 'svelte';

type CardFace = Component<{ card?: string; width?: string; small?: boolean }>;
const FACES: Record<string, () => Promise<{ default: CardFace }>> = {
  castle: () => import('./castle/Card.svelte'),
};

/** Fetched when it is needed. */
export const cardFace = async (game: string): Promise<CardFace | null> => (await FACES[game]?.())?.default ?? null;

type Emblems = Record<string, string>;
const EMBLEMS: Record<string, () => Promise<{ EMBLEMS: Emblems }>> = {
  lupus: () => import('./lupus/pictures'),
};

/** One drawing for each card of a game, by its id. */
export const emblemsOf = async (game: string): Promise<Emblems> => (await EMBLEMS[game]?.())?.EMBLEMS ?? {};

type Scene = Component<{ picture: number }>;
const SCENES: Record<string, () => Promise<{ default: Scene }>> = {
  castle: () => import('./castle/Scene.svelte'),
};

/** Draws the picture that belongs to a sentence at the beginning of the guide, by its number. */
export const sceneOf = async (game: string): Promise<Scene | null> => (await SCENES[game]?.())?.default ?? null;
