import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { evenings } from './plugins/evenings.ts';
import { firstLoad, inlineStyle } from './plugins/first-load.ts';
import { gameIcons } from './plugins/icons.ts';

// Built into the package, so that the wheel needs no Node. Safari 16.4 is the oldest browser we serve.
export default defineConfig(({ mode }) => ({
  plugins: [gameIcons(), svelte(), inlineStyle(), firstLoad(), ...(mode === 'test' ? [evenings()] : [])],
  build: {
    outDir: '../src/nightcoach/server/client',
    emptyOutDir: true,
    target: 'safari16.4',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
    reportCompressedSize: false, // we print what counts ourselves
  },
  // For `npx vite`, beside a server on its usual port.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
  // Unit tests run in Node, with Svelte as a browser has it and the little of a page that state needs.
  ...(mode === 'test' ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/page.ts'], pool: 'threads' },
}));
