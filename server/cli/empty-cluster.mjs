// Prepares an empty PGlite database in dist/pglite, for the first start of a portal to copy.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './paths.mjs';

const folder = path.join(root, 'dist', 'pglite');
const versionFile = path.join(root, 'dist', 'pglite.version');

/** Another version may be of another PostgreSQL, which would not start on it. */
function installedVersion() {
  const file = path.join(root, 'node_modules', '@electric-sql', 'pglite', 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

const isPrepared = () =>
  existsSync(folder) && existsSync(versionFile) && readFileSync(versionFile, 'utf8') === installedVersion();

async function prepare() {
  const { PGlite } = await import('@electric-sql/pglite');
  const part = `${folder}.new`;
  rmSync(part, { recursive: true, force: true });
  const database = await PGlite.create(part);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  writeFileSync(versionFile, installedVersion());
}

/** Prepares the database where that has not been done, in a process of its own that gives its memory back. */
export function prepareEmptyCluster() {
  if (isPrepared()) return;
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The empty database could not be prepared.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare();
