// `npm run test:edge`: builds the portal for an edge host, and tests the worker in workerd against remote upstreams.
// `-- --built` uses the existing worker.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
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
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'edge', ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'test', WAYBILL_EDGE_NODE: node },
});
process.exit(status ?? 1);
