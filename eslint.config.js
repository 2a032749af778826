import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { reactRefresh } from 'eslint-plugin-react-refresh';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { layerPolicies, layerSettings, spellingBlocks } from './tests/laws/import-law.js';
import { syntaxBlocks } from './tests/laws/syntax-law.js';

const typescript = ['**/*.{ts,tsx}'];
const browser = ['src/**/*.{ts,tsx}'];
const screens = ['src/**/*.tsx', 'tests/**/*.tsx'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**', 'e2e/**/*.spec.ts'];
const commands = ['supabase/local/**', '**/*.mjs', 'eslint.config.js'];
/** Run by Deno, whose own check gives them their types; the rest of the functions is also run by Node. */
const denoOnly = [
  'supabase/functions/*/index.ts',
  'supabase/local/emulator/functions/router/**/*.ts',
  'supabase/local/emulator/functions/fixtures/**/*.ts',
];

const typeRules = {
  '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  '@typescript-eslint/ban-ts-comment': [
    'error',
    { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
  ],
  '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
};

const checkedTypeRules = {
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
  ],
  '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
  '@typescript-eslint/require-await': 'off',
  // Our objects are closures without "this", so their methods may be taken off.
  '@typescript-eslint/unbound-method': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/** The pattern of a list box is a list, and a region that scrolls sideways must take the keyboard's focus. */
const a11yExceptions = {
  'jsx-a11y-x/no-noninteractive-element-to-interactive-role': [
    'error',
    { ul: ['listbox', 'menu', 'tablist'], li: ['option', 'menuitem', 'tab'] },
  ],
  'jsx-a11y-x/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
};

export default defineConfig(
  {
    ignores: [
      '.data/**',
      'dist/**',
      'test-results/**',
      'playwright-report/**',
      'src/lib/supabase/database.types.ts',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 60 }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['public/**/*.js'], languageOptions: { globals: globals.browser, sourceType: 'script' } },

  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { ...typeRules, ...checkedTypeRules },
  },
  {
    files: ['supabase/functions/**/*.ts'],
    languageOptions: {
      parserOptions: { projectService: false, project: 'tests/laws/tsconfig.functions.json' },
    },
  },
  {
    files: denoOnly,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { Deno: 'readonly' } },
  },

  {
    files: typescript,
    plugins: { 'import-x': importX, boundaries },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      ...layerSettings,
    },
    rules: {
      'import-x/no-self-import': 'error',
      'boundaries/dependencies': ['error', layerPolicies],
    },
  },
  {
    files: ['src/**', 'supabase/**', 'tests/**'],
    ignores: ['tests/laws/*.js', 'tests/{contract,official}/global-setup.ts'],
    rules: { 'import-x/no-default-export': 'error' },
    plugins: { 'import-x': importX },
  },
  ...spellingBlocks,
  ...syntaxBlocks,

  {
    files: browser,
    languageOptions: { globals: globals.browser },
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    files: screens,
    extends: [reactHooks.configs.flat['recommended-latest'], a11y.configs.strict],
    rules: a11yExceptions,
  },
  {
    // ABNT NBR 17225 asks for access keys on the skip links; the accessibility page explains them.
    files: ['src/app/skip-links.tsx'],
    rules: { 'jsx-a11y-x/no-access-key': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/app/**'],
    extends: [reactRefresh.configs.vite()],
  },

  {
    files: tests,
    rules: { 'max-lines-per-function': 'off', 'no-console': ['error', { allow: ['error'] }] },
  },
  { files: commands, rules: { 'no-console': 'off' } },
);
