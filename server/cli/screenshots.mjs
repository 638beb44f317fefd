// `npm run screenshots`: pictures of every page and menu mode in screenshots/, which git ignores. Further arguments are
// passed to Playwright, such as `-g pages/uikit/table`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt } from './build.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
if (!isBuilt()) await build();
const { ensureBrowser } = await import('./browser.mjs');
ensureBrowser();
const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const { status } = spawnSync(
  process.execPath,
  [cli, 'test', '--project', 'screenshots', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', SCREENSHOTS: '1' },
  },
);
process.exit(status ?? 1);
