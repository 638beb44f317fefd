// The product API without the portal around it, its floor, and how to call it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeBundle } from '../../../server/cli/build.mjs';
import { root } from '../../../server/cli/paths.mjs';
import { freePort, startServer } from '../processes.mjs';

export const manyPackages = 100_000;

async function bundle() {
  const esbuild = await import('esbuild');
  const outfile = path.join(root, 'dist', 'bench', 'serve.mjs');
  await esbuild.build({
    entryPoints: ['tests/bench/product/serve.ts'],
    outfile,
    ...nodeBundle,
  });
  return outfile;
}

/** Starts it with a customer of 100 packages (`few`) and one of 100,000 (`many`); takes the time to make them. */
export async function startProductApi() {
  const port = await freePort();
  const args = [await bundle(), String(port), String(manyPackages)];
  const server = await startServer(args, { port, path: '/bench/ready' });
  const textOf = async (at) => (await fetch(server.origin + at)).text();
  const authorization = async (who) => ({ authorization: `Bearer ${await textOf(`/bench/token/${who}`)}` });
  return {
    ...server,
    authorization,
    key: async () => JSON.parse(await textOf('/bench/key')),
    /** @returns the parsed answer of a call */
    call: async (name, query, headers) => {
      const response = await fetch(`${server.origin}/api/${name}?${new URLSearchParams(query)}`, { headers });
      const answer = await response.json();
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${JSON.stringify(answer)}`);
      return answer;
    },
  };
}

/** Starts the floor for what the product API answers to a page of 25. */
export async function startFloor(product) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waybill-bench-floor-'));
  const file = path.join(folder, 'answer.json');
  const answer = await product.call('getMyPackages', {}, await product.authorization('few'));
  writeFileSync(file, JSON.stringify({ key: await product.key(), body: JSON.stringify(answer) }));
  const port = await freePort();
  const server = await startServer(['tests/bench/product/serve-floor.mjs', String(port), file], { port });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
