import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const MOST = 200_000;
const WORDS = new URL('../../src/nightcoach/words/', import.meta.url);
const GAMES = new URL('../../src/nightcoach/games/', import.meta.url);
const LANGUAGES = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map((entry) => entry.name);
/** The games' descriptions, which the server puts into the page too; about 5.5 kB for those of the house. */
const SHELF = 6_000;
const TEXTS = /\.(css|html|ico|js|json|svg|txt|webmanifest)$/;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const gzipped = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;

/** The page as the server will send it, near enough: with the catalogues of a language in it. */
function spoken(html: string, language: string): string {
  const folder = new URL(`${language}/`, WORDS);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl') && name !== 'terminal.ftl');
  const games = readdirSync(GAMES, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
  );
  const files = [
    ...names.map((name) => new URL(name, folder)),
    ...games.map((game) => new URL(`${game.name}/words/${language}.ftl`, GAMES)),
  ];
  const text = files.map((file) => readFileSync(file, 'utf8').replace(/^(#.*)?\n/gm, '')).join('\n');
  return html.replace('<!--words-->', () => JSON.stringify({ language, text }));
}

/** Puts the style of the page into the page, so that it is painted after one round trip. */
export function inlineStyle(): Plugin {
  return {
    name: 'nightcoach-inline-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g, (link, name: string) => {
          const style = bundle?.[name];
          return style?.type === 'asset' ? `<style>${String(style.source).trim()}</style>` : link;
        });
      },
    },
  };
}

/** Packs every text beside itself, prints what the first visit loads, and fails the build where that is too much. */
export function firstLoad(): Plugin {
  let folder = '';
  let quiet = false;
  return {
    name: 'nightcoach-first-load',
    apply: 'build',
    configResolved(config) {
      quiet = config.logLevel === 'warn';
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      handler() {
        pack(folder);
        const html = readFileSync(join(folder, 'index.html'), 'utf8');
        const pages = LANGUAGES.map((language) => [`page, ${language}`, gzipped(spoken(html, language))] as const);
        const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1]!);
        const loaded = scripts.map((name) => [name, gzipped(readFileSync(join(folder, name)))] as const);
        const fonts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'));
        const total =
          SHELF + Math.max(...pages.map(([, bytes]) => bytes)) + loaded.reduce((sum, [, bytes]) => sum + bytes, 0);
        // Whoever only wants to play gets one line.
        if (!quiet) {
          console.log('\nFirst load, gzipped:');
          for (const [name, bytes] of [...pages, ...loaded]) console.log(`${kB(bytes)}  ${name}`);
          for (const name of fonts)
            console.log(`${kB(readFileSync(join(folder, 'assets', name)).length)}  ${name}, not counted`);
        }
        console.log(
          `The page is built: ${kB(total).trim()} on the first visit, of ${kB(MOST).trim()} at most, without fonts.`,
        );
        if (total > MOST) this.error(`the first load is ${kB(total).trim()}, more than ${kB(MOST).trim()}`);
      },
    },
  };
}

function pack(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.test(entry.name) || entry.name === 'index.html') continue;
    const path = join(entry.parentPath, entry.name);
    const data = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
    );
  }
}
