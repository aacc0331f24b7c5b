import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ID = 'nightcoach:evenings';

/** `import evenings from 'nightcoach:evenings'` in a test gives whole evenings of real tables, as their screens hear them. */
export function evenings(): Plugin {
  return {
    name: 'nightcoach-evenings',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const root = fileURLToPath(new URL('../..', import.meta.url));
      const python = process.env.PYTHON ?? `${root}.venv/bin/python`;
      const told = execFileSync(python, ['-m', 'tests.table.evenings'], { cwd: root, maxBuffer: 1 << 28 }).toString();
      return `export default JSON.parse(${JSON.stringify(told)})`;
    },
  };
}
