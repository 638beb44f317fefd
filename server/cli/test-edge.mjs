// `npm run test:edge`: builds the portal for an edge host, and tests the worker in workerd against remote upstreams:
// over HTTP, then in the browser. `-- --built` uses the existing worker.
import { buildEdge, edgeNode } from './edge.mjs';
import { ensureTestable, passes, playwright, vitest } from './runners.mjs';
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
await ensureTestable();

const env = { WAYBILL_EDGE_NODE: node };
const results = [
  passes(vitest, ['run', '--project', 'edge', ...rest], env),
  passes(playwright, ['test', '--project=desktop', '--no-deps', 'customers-day', ...rest], env),
];
process.exit(results.every(Boolean) ? 0 : 1);
