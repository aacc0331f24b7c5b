import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { firstLoad, inlineStyle } from './plugins/first-load.ts';
import { gameIcons } from './plugins/icons.ts';

// Built into the package, so that the wheel needs no Node. Safari 16.4 is the oldest browser we serve.
export default defineConfig({
  plugins: [gameIcons(), svelte(), inlineStyle(), firstLoad()],
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
});
