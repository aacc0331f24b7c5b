import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // A component lives as long as its table: {#key} makes a new one for another.
    warningFilter: (warning) => warning.code !== 'state_referenced_locally',
  },
};
