import next from 'eslint-config-next/core-web-vitals';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/** Flat blocks replace each other's options, so each rule with options stands once per file set. */
const envMessage = 'Settings come from lib/runtime/settings, the only reader of process.env.';

export default tseslint.config(
  { ignores: ['.next/**', 'dist/**', 'data/**', 'next-env.d.ts', 'test-results/**', 'playwright-report/**'] },
  ...next,
  ...tseslint.configs.strictTypeChecked.map((c) => ({ ...c, files: ['**/*.ts', '**/*.tsx'] })),
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/require-await': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: envMessage }],
    },
  },
  {
    files: [
      'lib/runtime/settings/**',
      'lib/runtime/own-origin.ts',
      'instrumentation.ts',
      'instrumentation-node.ts',
      'next.config.ts',
      'tests/**',
      'server/cli/**',
      '*.config.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['lib/runtime/settings/**', 'server/cli/**', 'tests/**', '**/*.mjs'],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
