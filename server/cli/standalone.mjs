// `npm run build:standalone`: the built portal with only the files it needs at run time, in dist/standalone, for
// containers and releases.
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from './build.mjs';
import { thirdPartyLicences } from './dependencies/notices.mjs';
import { paperFontFile } from './paper-fonts.mjs';
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
  ['package.json', 'package.json'],
  ['LICENSE', 'LICENSE'],
  ...['paths', 'serve', 'container'].map((name) => [`server/cli/${name}.mjs`, `server/cli/${name}.mjs`]),
];

const fonts = path.join('node_modules', '@fontsource');

/**
 * What Next traces although nothing reads it: packages of its image optimizer, which is off, and of builds; and what
 * debuggers and development servers read. Of fonts it traces every weight and format; papers' are copied by themselves.
 */
const neverRead = [
  /(?:^|[/\\])node_modules[/\\](?:sharp|@img|caniuse-lite|@fontsource)(?:[/\\]|$)/,
  /\.[cm]?js\.map$/,
  /[/\\]next-server[/\\][^/\\]+\.dev\.js$/,
];
const isRead = (file) => !neverRead.some((name) => name.test(file));

function copy(from, to = from, isWanted = () => true) {
  cpSync(path.join(root, from), path.join(target, to), {
    recursive: true,
    // Next links its build's packages relatively; resolved, the links would lead into this project.
    verbatimSymlinks: true,
    filter: (file) => isWanted(file),
  });
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
  for (const file of fileList) if (isRead(file) && !existsSync(path.join(target, file))) copy(file);
}

/** Lets any user read the folder and only its owner write: some of the empty database's files are for their owner alone. */
function makeReadable(folder = target) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(at);
    else if (entry.isFile()) chmodSync(at, statSync(at).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** The links that lead out of the folder, and so nowhere on another machine. */
function strayLinks() {
  const entries = readdirSync(target, { recursive: true, withFileTypes: true });
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return links.filter((link) => {
    const aim = path.resolve(path.dirname(link), readlinkSync(link));
    return !aim.startsWith(target + path.sep) || !existsSync(aim);
  });
}

/**
 * Assembles the folder from a build with Next's `output: 'standalone'`. That contains the project's sources, too, which
 * nothing reads.
 */
async function assemble() {
  rmSync(target, { recursive: true, force: true });
  copy('.next/standalone/.next', '.next');
  copy('.next/standalone/node_modules', 'node_modules', isRead);
  for (const [from, to] of alsoRead) copy(from, to);
  copy(fonts, undefined, (file) => statSync(file).isDirectory() || paperFontFile.test(file));
  await copyEntries();
  const stray = strayLinks();
  if (stray.length > 0) throw new Error(`These links lead out of ${target}: ${stray.join(', ')}`);
  writeFileSync(path.join(target, 'THIRD-PARTY-LICENSES.txt'), thirdPartyLicences());
  makeReadable();
}

ensureInstalled();
process.env.STANDALONE = '1';
if (!process.argv.includes('--built')) await build();
await assemble();
console.log(`Assembled in ${path.relative(process.cwd(), target)}: ${readdirSync(target).join(', ')}`);
