import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { gameIcons } from './plugins/icons.ts';

// Built into the package, so that the wheel needs no Node. Safari 16.4 is the oldest browser we serve.
export default defineConfig({
  plugins: [gameIcons(), svelte()],
  build: { outDir: '../src/nightcoach/server/client', emptyOutDir: true, target: 'safari16.4', assetsInlineLimit: 0 },
});
