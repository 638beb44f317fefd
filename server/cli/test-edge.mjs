// `npm run test:edge`: builds the portal for an edge host, and tests the worker in workerd against remote upstreams:
// over HTTP, then in the browser. `-- --built` uses the existing worker.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, isBuilt } from './build.mjs';
import { buildEdge, edgeNode } from './edge.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
const node = edgeNode();
if (node === undefined) {
  console.warn(
    'Skipped: the edge host’s tools need Node 22.12 or newer, which is not installed and could not be downloaded.',
  );
  process.exit(0);
}
const rest = process.argv.slice(2).filter((argument) => argument !== '--built');
if (!process.argv.includes('--built') && !buildEdge(node)) process.exit(1);
// The worker's product API is a portal for Node.
if (!isBuilt()) await build();
const { ensureBrowser } = await import('./browser.mjs');
ensureBrowser();

const env = { ...process.env, NODE_ENV: 'test', WAYBILL_EDGE_NODE: node };
/** Runs a test runner; returns whether it passed. */
function passes(script, args) {
  const runner = path.join(root, 'node_modules', ...script);
  return (
    spawnSync(process.execPath, [runner, ...args, ...rest], { cwd: root, stdio: 'inherit', env }).status === 0
  );
}

const results = [
  passes(['vitest', 'vitest.mjs'], ['run', '--project', 'edge']),
  passes(['@playwright', 'test', 'cli.js'], ['test', '--project=desktop', '--no-deps', 'customers-day']),
];
process.exit(results.every(Boolean) ? 0 : 1);
