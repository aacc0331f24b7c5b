// How long a voice takes for every line of the narrator was measured (`python -m tools.spoken`): nothing is said of which
// nobody knows that, and what the client believes is never too little.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lasts } from '../src/device/voice';
import { LANGUAGES, speak } from './language';
import { linesOf } from './lines';
import { longest, measured, needs } from './speech';

vi.setConfig({ testTimeout: 60_000 }); // there are many lines, and machines are busy

/** Whether the tool wants every line, to measure it. */
const WANTED = import.meta.env.VITE_LINES !== undefined;

if (WANTED)
  it('prints every line', async () => {
    const lines: Record<string, string[]> = {};
    for (const language of LANGUAGES) {
      await speak(language);
      lines[language] = linesOf();
    }
    console.log(JSON.stringify(lines));
  });
else
  describe.each(LANGUAGES)('the lines in %s', (language) => {
    beforeEach(() => speak(language));

    it('were all measured as they are now, and no others', () => {
      expect(Object.keys(measured.languages[language].lines)).toEqual(linesOf());
    });

    it('take no longer than the client believes, with some to spare', () => {
      const late = linesOf().filter((line) => 1000 * lasts(longest(line, language), language) < needs(line, language));
      expect(late).toEqual([]);
    });
  });
