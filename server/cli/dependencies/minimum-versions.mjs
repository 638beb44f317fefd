/**
 * Versions with fixes of known weaknesses. A package of the lock file, direct or transitive, for production or
 * development, is at least at the fixed version of its own major, or of a later major than all of them; `allowed` are
 * places where the weakness can't be used. The advisories are https://github.com/advisories/{id}. A newer one takes the
 * place of the older one of the same package.
 */
export const minimumVersions = [
  {
    name: 'next',
    fixed: ['15.5.21', '16.2.11'],
    advisory: 'GHSA-68g3-v927-f742',
    why: 'answers cached for others',
  },
  {
    name: 'hono',
    fixed: ['4.12.27'],
    advisory: 'GHSA-hvrm-45r6-mjfj',
    why: 'a request reads the context of another',
  },
  {
    name: 'drizzle-orm',
    fixed: ['0.45.2'],
    advisory: 'GHSA-gpj5-g38j-94v9',
    why: 'SQL injection by identifiers',
  },
  {
    name: 'nodemailer',
    fixed: ['10.0.13'],
    advisory: 'GHSA-g73g-hqqh-jr95',
    why: 'comments in addresses are not stripped',
  },
  {
    name: 'fast-xml-parser',
    fixed: ['4.5.5', '5.5.7'],
    advisory: 'GHSA-jp2q-39xq-3w4g',
    why: 'entities without a limit',
  },
  {
    name: 'jose',
    fixed: ['2.0.7', '4.15.5'],
    advisory: 'GHSA-hhhv-q57g-882q',
    why: 'compressed tokens exhaust memory',
  },
  {
    name: 'on-headers',
    fixed: ['1.1.0'],
    advisory: 'GHSA-76c9-3jph-rj3q',
    why: 'headers of an answer are changed',
  },
  {
    name: 'negotiator',
    fixed: ['0.6.1'],
    advisory: 'GHSA-7mc5-chhp-fmc3',
    why: 'a header blocks the process',
  },
  {
    name: 'zod',
    fixed: ['3.22.3'],
    advisory: 'GHSA-m95q-7qp3-xv42',
    why: 'an e-mail address blocks the process',
  },
  {
    name: 'debug',
    fixed: ['2.6.9', '3.1.0', '4.3.1'],
    advisory: 'GHSA-gxpj-cx7g-858c',
    why: 'a value blocks the process',
  },
  { name: 'linkifyjs', fixed: ['4.3.2'], advisory: 'GHSA-95jq-xph2-cx9h', why: 'prototype pollution' },
  { name: 'nanoid', fixed: ['3.3.8', '5.0.9'], advisory: 'GHSA-mwcw-c2x4-8c55', why: 'ids can be guessed' },
  { name: 'postcss', fixed: ['8.4.31'], advisory: 'GHSA-7fh5-64p2-3v2j', why: 'a comment is read as a rule' },
  {
    name: '@babel/runtime',
    fixed: ['7.26.10'],
    advisory: 'GHSA-968p-4wvh-cqc8',
    why: 'a pattern blocks the process',
  },
  {
    name: '@babel/helpers',
    fixed: ['7.26.10'],
    advisory: 'GHSA-968p-4wvh-cqc8',
    why: 'a pattern blocks the process',
  },
  { name: 'braces', fixed: ['3.0.3'], advisory: 'GHSA-grv7-fg5c-xmjg', why: 'a pattern exhausts memory' },
  {
    name: 'brace-expansion',
    fixed: ['1.1.12', '2.0.2'],
    advisory: 'GHSA-v6h2-p8h4-qcjw',
    why: 'a pattern blocks the process',
  },
  {
    name: 'micromatch',
    fixed: ['4.0.8'],
    advisory: 'GHSA-952p-6rrq-rcjv',
    why: 'a pattern blocks the process',
  },
  {
    name: 'cross-spawn',
    fixed: ['6.0.6', '7.0.5'],
    advisory: 'GHSA-3xgq-45jj-v275',
    why: 'an argument blocks the process',
  },
  {
    name: 'semver',
    fixed: ['5.7.2', '6.3.1', '7.5.2'],
    advisory: 'GHSA-c2qf-rxjj-qqgw',
    why: 'a version blocks the process',
  },
  {
    name: 'glob',
    fixed: ['10.5.0', '11.1.0'],
    advisory: 'GHSA-5j98-mcp5-4vw2',
    why: 'its command runs file names as commands',
    // A tool of the edge build calls the library, which is not affected.
    allowed: ['node_modules/@node-minify/core/node_modules/glob'],
  },
  {
    name: 'js-yaml',
    fixed: ['3.14.2', '4.1.1'],
    advisory: 'GHSA-mh29-5h37-fv8m',
    why: 'prototype pollution',
  },
  {
    name: 'ws',
    fixed: ['5.2.4', '6.2.3', '7.5.10', '8.17.1'],
    advisory: 'GHSA-3h5v-q93c-6h6q',
    why: 'many headers end the process',
  },
  {
    name: 'form-data',
    fixed: ['2.5.4', '3.0.4', '4.0.4'],
    advisory: 'GHSA-fjxv-7rqg-78g4',
    why: 'boundaries can be guessed',
  },
  {
    name: 'undici',
    fixed: ['5.29.0', '6.21.2', '7.5.0'],
    advisory: 'GHSA-cxrh-j4jr-qwg3',
    why: 'bad certificates exhaust memory',
  },
  {
    name: 'tar-fs',
    fixed: ['1.16.6', '2.1.4', '3.1.1'],
    advisory: 'GHSA-vj76-c3g6-qr5v',
    why: 'links lead out of the folder',
  },
  {
    name: 'esbuild',
    fixed: ['0.25.0'],
    advisory: 'GHSA-67mh-4wv8-2f99',
    why: 'its development server answers any site',
    // The loader that drizzle-kit brings transforms files and never serves.
    allowed: ['node_modules/@esbuild-kit/core-utils/node_modules/esbuild'],
  },
  {
    name: 'vite',
    fixed: ['5.4.21', '6.4.1', '7.1.11'],
    advisory: 'GHSA-93m4-6634-74q7',
    why: 'its development server gives files away',
  },
  {
    name: 'vitest',
    fixed: ['1.6.1', '2.1.9', '3.0.5'],
    advisory: 'GHSA-9crc-q9x8-hgqq',
    why: 'any site runs code on the machine',
  },
  {
    name: '@playwright/test',
    fixed: ['1.55.1'],
    advisory: 'GHSA-7mvr-c777-76hp',
    why: 'browsers are fetched unverified',
  },
  {
    name: 'playwright',
    fixed: ['1.55.1'],
    advisory: 'GHSA-7mvr-c777-76hp',
    why: 'browsers are fetched unverified',
  },
  {
    name: '@eslint/plugin-kit',
    fixed: ['0.3.4'],
    advisory: 'GHSA-xffm-g5w8-qvg7',
    why: 'a comment blocks the process',
  },
  { name: 'lodash', fixed: ['4.17.23'], advisory: 'GHSA-xxjr-mmjv-4gpg', why: 'prototype pollution' },
  { name: 'lodash-es', fixed: ['4.17.23'], advisory: 'GHSA-xxjr-mmjv-4gpg', why: 'prototype pollution' },
  {
    name: 'ajv',
    fixed: ['6.14.0', '8.18.0'],
    advisory: 'GHSA-2g4f-4pwh-qvx6',
    why: 'a pattern blocks the process',
  },
  {
    name: 'basic-ftp',
    fixed: ['5.2.0'],
    advisory: 'GHSA-5rq4-664w-9x2c',
    why: 'names lead out of the folder',
  },
  { name: 'qs', fixed: ['6.14.1'], advisory: 'GHSA-6rw7-vpxm-498p', why: 'a query exhausts memory' },
  { name: 'cookie', fixed: ['0.7.0'], advisory: 'GHSA-pxg6-pf52-xh8x', why: 'a name sets other fields' },
  {
    name: 'path-to-regexp',
    fixed: ['1.9.0', '3.3.0', '6.3.0', '8.0.0'],
    advisory: 'GHSA-9wv6-86v2-598j',
    why: 'an address blocks the process',
  },
];
