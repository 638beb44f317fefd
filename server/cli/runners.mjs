// Starts Vitest and Playwright, each as a process of its own.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt } from './build.mjs';
import { root } from './paths.mjs';

export const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
export const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');

/** Makes sure that there are a build and a browser. The packages must be installed. */
export async function ensureTestable() {
  if (!isBuilt()) await build();
  const { ensureBrowser } = await import('./browser.mjs');
  ensureBrowser();
}

/** Runs a test runner; returns whether it passed. */
export function passes(runner, args, env) {
  const { status } = spawnSync(process.execPath, [runner, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  return status === 0;
}
