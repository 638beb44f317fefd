// `npm run build:standalone`: the built portal with only the files it needs at run time, in dist/standalone, for
// containers.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from './build.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

const target = path.join(root, 'dist', 'standalone');

/** Files that are read by path rather than imported, and so in no trace. */
const alsoRead = [
  ['public', 'public'],
  ['.next/static', '.next/static'],
  ['dist/compressed', 'dist/compressed'],
  ['dist/pglite', 'dist/pglite'],
  ['server/database/migrations', 'server/database/migrations'],
  ['node_modules/@fontsource', 'node_modules/@fontsource'],
  ['package.json', 'package.json'],
  ...['paths', 'serve', 'container'].map((name) => [`server/cli/${name}.mjs`, `server/cli/${name}.mjs`]),
];

function copy(from, to = from) {
  cpSync(path.join(root, from), path.join(target, to), { recursive: true, dereference: true });
}

/** Copies the entries of dist/ and the packages' files that they import, as Next traced only its own. */
async function copyEntries() {
  const require = createRequire(import.meta.url);
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft');
  const entries = ['dist/server.mjs', 'dist/waybill.mjs'];
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(root, entry)),
    { base: root, ignore: ['next.config.*', 'dist/standalone/**', '.next/**'] },
  );
  for (const file of fileList) if (!existsSync(path.join(target, file))) copy(file);
}

/** Assembles the folder from a build with Next's `output: 'standalone'`. */
async function assemble() {
  rmSync(target, { recursive: true, force: true });
  copy('.next/standalone', '.');
  rmSync(path.join(target, 'server.js'), { force: true });
  for (const [from, to] of alsoRead) copy(from, to);
  await copyEntries();
}

ensureInstalled();
process.env.STANDALONE = '1';
if (!process.argv.includes('--built')) await build();
await assemble();
console.log(`Assembled in ${path.relative(process.cwd(), target)}: ${readdirSync(target).join(', ')}`);
