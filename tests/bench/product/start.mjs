// The product API without the portal around it, its floor, and how to call it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../clean-up.mjs';
import { freePort, startServer } from '../server.mjs';
import { bundle } from '../typescript.mjs';

export const manyPackages = 100_000;

/** Starts it with a customer of 100 packages (`few`) and one of 100,000 (`many`); takes the time to make them. */
export async function startProductApi({ folder, env }) {
  const port = await freePort();
  const args = [await bundle('tests/bench/product/serve.ts', folder), String(port), String(manyPackages)];
  const server = await startServer(args, {
    port,
    env: { DATABASE_URL: '', ...env },
    path: '/bench/ready',
    folder,
  });
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
  const file = path.join(temporaryFolder('floor'), 'answer.json');
  const answer = await product.call('getMyPackages', {}, await product.authorization('few'));
  writeFileSync(file, JSON.stringify({ key: await product.key(), body: JSON.stringify(answer) }));
  const port = await freePort();
  return startServer(['tests/bench/product/serve-floor.mjs', String(port), file], { port });
}
