/**
 * Checks that each page sends the rooms of the catalogue that its scripts use (`<Texts rooms={[…]}>` in a layout or the
 * page), late ones included, and that scripts use no room of the server's.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const root = path.resolve(import.meta.dirname, '..', '..');
process.chdir(root);
const { options } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.reach.cjs'));

const { output } = await cruise(
  ['app', 'components', 'lib'],
  options,
  {},
  { tsConfig: extractTSConfig('tsconfig.json') },
);
const imports = new Map(
  output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
);

const catalogue = path.join('messages', 'en-US');
const keysOf = (words, prefix) =>
  typeof words === 'string'
    ? [prefix]
    : Object.entries(words).flatMap(([name, inner]) => keysOf(inner, `${prefix}.${name}`));
const keys = new Set(
  readdirSync(catalogue).flatMap((file) =>
    keysOf(JSON.parse(readFileSync(path.join(catalogue, file), 'utf8')), path.parse(file).name),
  ),
);
const codes = new Map();
const codeOf = (file) => {
  if (!codes.has(file)) codes.set(file, readFileSync(file, 'utf8'));
  return codes.get(file);
};
const isOwn = (file) => imports.has(file) && !file.startsWith('lib/text/');
/** The rooms of the keys that a file names; an event's kind looks like a key as well. */
const usedBy = (file) =>
  [...codeOf(file).matchAll(/'((\w+)\.[\w.]+)'/g)].flatMap(([, key, room]) => (keys.has(key) ? [room] : []));
const sentBy = (file) =>
  [...codeOf(file).matchAll(/<Texts rooms=\{\[([^\]]*)\]\}/g)].flatMap(
    ([, list]) => list.match(/\w+/g) ?? [],
  );

/** What the modules under an entry send, and the rooms that those in the browser use, each with a file. */
function follow(entry, found) {
  const seen = new Set();
  const visit = (file, inBrowser) => {
    const browser = inBrowser || codeOf(file).startsWith("'use client'");
    const key = `${file} ${browser}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (browser) for (const room of usedBy(file)) found.used.set(room, file);
    else for (const room of sentBy(file)) found.sent.add(room);
    // A browser gets a reference to a Server Action, not its code.
    const next = imports.get(file).filter((one) => isOwn(one) && !(browser && one.endsWith('actions.ts')));
    next.forEach((one) => visit(one, browser));
  };
  visit(entry, false);
  return found;
}

const layoutsOf = (page) => {
  const folders = page.split('/').slice(0, -1);
  const layouts = folders.map((_, index) => [...folders.slice(0, index + 1), 'layout.tsx'].join('/'));
  return layouts.filter((file) => imports.has(file));
};

const problems = new Set();
const entries = [...imports.keys()].filter((file) => /^app\/.*(page|error|not-found)\.tsx$/.test(file));
for (const entry of entries) {
  const found = { used: new Map(), sent: new Set() };
  for (const file of [...layoutsOf(entry), entry]) follow(file, found);
  for (const [room, file] of found.used)
    if (!found.sent.has(room)) problems.add(`${entry} doesn't send the room ${room}, which ${file} uses.`);
  if (process.argv.includes('--list')) {
    const idle = [...found.sent].filter((room) => !found.used.has(room));
    console.log(entry, 'uses', [...found.used.keys()].sort().join(' '), 'idle:', idle.join(' '));
  }
}
if (problems.size > 0) {
  console.error([...problems].join('\n'));
  process.exitCode = 1;
}
