import { expect, test, vi } from 'vitest';
import { isolated, list, refusal, say, spokenHere, words } from '../src/words/words.svelte';

test('the page brings the words of its language', () => {
  expect(words.language).toBe('en');
  expect(words.has('client-loading')).toBe(true);
  expect(say('castle-name')).not.toBe('castle-name');
});

test('an id without a text is shown as it is', () => {
  expect(say('no-such-text')).toBe('no-such-text');
});

test('names in a row are joined as the language has it, each isolated', () => {
  expect(list(['Ada', 'Bo', 'Cy'])).toBe(`${isolated('Ada')}, ${isolated('Bo')}, and ${isolated('Cy')}`);
});

test('a refusal has its own sentence, or the one that the server sent', () => {
  expect(refusal({ reason: 'not_between' })).toBe(say('refused-not_between'));
  expect(refusal({ reason: 'from_the_future', message: 'Not yet.' })).toBe('Not yet.');
  expect(refusal({})).toBe(say('net-offline'));
});

test('the language is the first of the reader’s that we have', () => {
  Object.assign(navigator, { languages: ['sv', 'fr-CH', 'de'] });
  expect(spokenHere()).toBe('fr');
  Object.assign(navigator, { languages: ['sv'] });
  expect(spokenHere()).toBe('en');
});

test('another language comes from the server once; without a network those that were spoken before are still there', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(`client-loading = ${path.slice(-2)}\n`, { status: 200 })),
  );
  for (const language of ['fr', 'de'] as const) {
    await words.speak(language);
    expect(words.language).toBe(language);
    expect(document.documentElement.lang).toBe(language);
    expect(say('client-loading')).toBe(language);
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await words.speak('it');
  expect(words.language).toBe('de');
  await words.speak('fr');
  expect(say('client-loading')).toBe('fr');
});
