// Finds a Chromium for the tests, or gets one. Run by itself, prints its path.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { root } from './paths.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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

/** The path of a browser that is here already: the one named by WAYBILL_BROWSER, Playwright's, the system's. */
export function installedBrowser() {
  const named = process.env.WAYBILL_BROWSER;
  if (named) return named;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return names.map(inPath).find(Boolean) ?? places.find((place) => existsSync(place));
}

const succeeds = (command, args) =>
  spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;

/** The path of a browser, installed where there was none. */
export function ensureBrowser() {
  const present = installedBrowser();
  if (present) return present;
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  succeeds(process.execPath, [cli, 'install', 'chromium']);
  if (!installedBrowser() && process.getuid?.() === 0 && inPath('apt-get')) {
    succeeds('apt-get', ['update']);
    succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const found = installedBrowser();
  if (found) return found;
  console.error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium), or name it: WAYBILL_BROWSER=/path/to/chromium',
  );
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(ensureBrowser());
