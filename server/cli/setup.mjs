// Installs the packages of the lock file, unless they are there already. Imports no packages itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Whether node_modules matches package-lock.json, by the list that npm stores there. */
function isInstalled() {
  const installedList = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, installedList))) return false;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  const present = readJson(installedList).packages;
  return wanted.every(
    ([at, entry]) => at === '' || entry.optional || entry.link || present[at]?.version === entry.version,
  );
}

/** Runs one of npm's programs in the project's folder on this terminal; ends this process when it fails. */
export function runOrExit(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs node_modules by the lock file. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Waybill needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log(
    'Setting up Waybill on this machine. Installing packages comes first and takes a few minutes …',
  );
  runOrExit('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
}
