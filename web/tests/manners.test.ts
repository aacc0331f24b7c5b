import { expect, test } from 'vitest';
import { fits } from '../src/games/manners';
import type { GameView } from '../src/state/table.svelte';

const night = { game: 'eatme', kinds: ['wolf', 'pig', 'kids'] } as unknown as GameView;

test('the Wolf and those who watch do not claim to be asleep', () => {
  expect(fits('eatme-say-sleep', night, 1)).toBe(true);
  expect(fits('eatme-say-sleep', night, 0)).toBe(false);
  expect(fits('eatme-say-sleep', night, null)).toBe(false);
});

test('what anybody can say is for everybody', () => {
  expect(fits('say-trust_me', night, 0)).toBe(true);
  expect(fits('say-trust_me', null, null)).toBe(true);
});
