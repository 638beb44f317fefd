import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const composeSchema = z.object({
  services: z.record(z.string(), z.looseObject({ environment: z.record(z.string(), z.string()).optional() })),
  configs: z.object({ caddyfile: z.object({ content: z.string() }) }),
});

/** The example of two instances, its merge keys resolved. */
export async function exampleOfTwoInstances() {
  const text = await readFile(path.join(root, 'examples/two-instances/compose.yaml'), 'utf8');
  return composeSchema.parse(parse(text, { merge: true }));
}

/** Whether the example's proxy is on this machine. */
export const hasCaddy = spawnSync('caddy', ['version'], { stdio: 'ignore' }).status === 0;

export interface Proxy {
  stop: () => Promise<void>;
}

/** Starts Caddy with the example's own configuration. @param instances the origins that stand in for its services */
export async function startProxy(origin: string, instances: string[]): Promise<Proxy> {
  const { content } = (await exampleOfTwoInstances()).configs.caddyfile;
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-proxy-'));
  const upstreams = instances.map((instance) => `127.0.0.1:${new URL(instance).port}`);
  const configuration = content
    // The administration address is one for the whole machine.
    .replace('{\n', '{\n\tadmin off\n')
    .replace('${PUBLIC_ORIGIN:?}', origin)
    .replace('portal-1:3000 portal-2:3000', upstreams.join(' '));
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, configuration);
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: { PATH: process.env.PATH, HOME: folder, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => void (text += chunk.toString()));
  const exited = new Promise((resolve) => child.once('close', resolve));
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The proxy ended while starting:\n${text}`);
    await delay(50);
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
