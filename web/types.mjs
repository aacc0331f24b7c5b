// Writes src/wire/types.gen.ts from the server's own message types; --check fails if it is stale.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const target = new URL('./src/wire/types.gen.ts', import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const python = process.env.PYTHON ?? `${root}.venv/bin/python`;
const schema = JSON.parse(
  execFileSync(python, ['-m', 'tools.wire_schema'], { cwd: root, maxBuffer: 1 << 26 }).toString(),
);
for (const part of Object.values(schema.definitions)) if (part.type === 'object') part.additionalProperties ??= false;
const types = await compile(schema, 'Wire', {
  bannerComment: '// Made by `npm run types` from the server’s message types. Do not edit.',
  additionalProperties: false,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 120 },
});
const { protocol } = schema.definitions.Hello.properties;
const made = `${types}
/** What this client and its server speak. */
export const PROTOCOL = ${protocol.const};
`;
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== made) {
    console.error('web/src/wire/types.gen.ts is stale: run make types');
    process.exit(1);
  }
} else writeFileSync(target, made);
