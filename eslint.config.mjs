import css from '@eslint/css';
import next from 'eslint-config-next/core-web-vitals';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import { shownTexts, toldTexts } from './lib/text/lint-texts.mjs';

/** Flat blocks replace each other's options, so each rule with options stands once per file set. */
const envMessage = 'Settings come from lib/runtime/settings, the only reader of process.env.';

/** Pages mirror in right-to-left languages. What is truly physical says so beside an `eslint-disable`. */
const message = 'Left and right do not mirror: use start and end, such as ms-2, start-0, text-end, border-s.';
const refuse = (selectors) => selectors.map((selector) => ({ selector, message }));
const physicalClass = [
  String.raw`(^|[\s:!])-?(scroll-)?[mp][lr]-[\w[(]`,
  String.raw`(^|[\s:!])-?(left|right)-(\d|\[|\(|auto|full|px)`,
  String.raw`(^|[\s:!])(text|float|clear|((bg|object|origin)(-top|-bottom)?))-(left|right)([\s!]|$)`,
  String.raw`(^|[\s:!])(border-[lr]|rounded-([lr]|[tb][lr])|bg-(linear|gradient)-to-[tb]?[lr])([\s!-]|$)`,
  // Movement has its mirror image beside it: `translate-x-4 rtl:-translate-x-4`.
  String.raw`^(?!.*rtl:\S*translate-x)(.*[\s:!])?-?translate-x-`,
].join('|');
const physicalStyle = String.raw`^(left|right|(margin|padding|border|scrollMargin|scrollPadding)(Left|Right).*)$`;
const physicalCode = refuse([
  `Literal[value=/${physicalClass}/]`,
  `TemplateElement[value.raw=/${physicalClass}/]`,
  `JSXAttribute[name.name='style'] Property[key.name=/${physicalStyle}/]`,
  `AssignmentExpression > MemberExpression[object.property.name='style'][property.name=/${physicalStyle}/]`,
]);
const physicalCss = refuse([
  'Declaration[property=/(^|-)(left|right)(-|$)/]',
  'Declaration[property=/^(text-align|float|clear)$/] Identifier[name=/^(left|right)$/]',
  'Function[name=/gradient$/] > Identifier[name=/^(left|right)$/]',
  'Declaration[property=/^(margin|padding|inset|border-(radius|width|color))$/] > Value[children.length=4]',
]);

/** Demo pages and their documentation stay in English, and machines read the rest of these. */
const withoutTexts = [
  'app/*shell*/*demo*/**',
  'app/{.well-known,api}/**',
  'components/{demo,features/documentation}/**',
  'lib/domain/operator/**',
];

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      'dist/**',
      'data/**',
      'release/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
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
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...physicalCode] },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    ignores: withoutTexts,
    rules: { 'no-restricted-syntax': ['error', ...physicalCode, ...shownTexts] },
  },
  {
    files: [
      'lib/{appearance,browser,domain,format,i18n,validation}/**/*.{ts,tsx}',
      'server/product-api/{calls,documents}/**/*.ts',
      'server/identity-provider/{magic-links,messages,otp}/**/*.ts',
    ],
    ignores: withoutTexts,
    rules: { 'no-restricted-syntax': ['error', ...shownTexts] },
  },
  {
    files: ['lib/{bff,contract,session}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...toldTexts] },
  },
  {
    files: ['app/**/*.css', 'components/**/*.css'],
    plugins: { css },
    language: 'css/css',
    // Tailwind's own at-rules are no errors.
    languageOptions: { tolerant: true },
    rules: { 'no-restricted-syntax': ['error', ...physicalCss] },
  },
  prettier,
);
