// Finds a Chromium for the tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './paths.mjs';

/** Debian's headless shell matches the one that Playwright uses; a full browser takes half as long again. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const inPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

const named = () => process.env.WAYBILL_BROWSER;
const hasOwn = () => existsSync(chromium.executablePath());

/**
 * The launch options for an installed browser: the one named by WAYBILL_BROWSER, Playwright's own (which it finds by
 * itself), or the system's.
 *
 * @returns {{ executablePath?: string } | undefined}
 */
export function installedBrowser() {
  if (!named() && hasOwn()) return {};
  const executablePath =
    named() || names.map(inPath).find(Boolean) || places.find((file) => existsSync(file));
  return executablePath ? { executablePath } : undefined;
}

const succeeds = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;

/** Installs Playwright's own browser if possible, else Debian's. */
function install() {
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  if (succeeds(process.execPath, [cli, 'install', 'chromium'])) return;
  if (process.getuid?.() !== 0 || !inPath('apt-get') || !succeeds('apt-get', ['update'])) return;
  const add = (name) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', name]);
  if (!add(shell) && !installedBrowser()) add('chromium');
}

/** The launch options for a browser, installed if there was no fast one. */
export function ensureBrowser() {
  if (!named() && !hasOwn() && !inPath(shell)) install();
  const found = installedBrowser();
  if (found) return found;
  console.error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium-headless-shell), or name it: WAYBILL_BROWSER=/path/to/chromium',
  );
  process.exit(1);
}
