import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// Style is Prettier's business, and types are svelte-check's. This finds mistakes that neither of them sees.
export default defineConfig(
  { ignores: ['src/wire/types.gen.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    rules: {
      // An index that the line above has checked: `noUncheckedIndexedAccess` leaves nothing better to write.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['src/**', 'tests/**'], languageOptions: { globals: globals.browser } },
  { files: ['*.{js,mjs,ts}', 'plugins/**'], languageOptions: { globals: globals.node } },
  {
    // In modules, with their types. In components that would take half a minute, and see less than svelte-check does.
    files: ['src/**/*.ts', 'tests/**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-undef': 'off', // TypeScript knows every name
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNullish: true }],
    },
  },
  {
    // The types of the DOM say that every browser has everything.
    files: ['src/device/**'],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { 'no-undef': 'off' },
  },
);
