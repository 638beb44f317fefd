import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { freePort } from './app';

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
  /** Where it takes plain HTTP, in place of port 80. */
  plainOrigin: string;
  stop: () => Promise<void>;
}

interface Running {
  origin: string;
  instances: string[];
  /** Global options of the test's. */
  options?: string[];
  /** A page that answers once the proxy is up. */
  ready: (plainOrigin: string) => string;
}

/** Runs Caddy with the example's own configuration. */
async function run({ origin, instances, options = [], ready }: Running): Promise<Proxy> {
  const plainPort = await freePort();
  const plainOrigin = `http://localhost:${plainPort}`;
  const { content } = (await exampleOfTwoInstances()).configs.caddyfile;
  const folder = await mkdtemp(path.join(tmpdir(), 'waybill-proxy-'));
  const upstreams = instances.map((instance) => `127.0.0.1:${new URL(instance).port}`);
  // The administration address is one for the whole machine.
  const added = ['admin off', `http_port ${plainPort}`, ...options].map((option) => `\t${option}\n`);
  const configuration = content
    .replace('{\n', `{\n${added.join('')}`)
    .replaceAll('${PUBLIC_ORIGIN:?}', origin)
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
    fetch(ready(plainOrigin), { redirect: 'manual' }).then(
      ({ status }) => status < 400,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The proxy ended while starting:\n${text}`);
    await delay(50);
  }
  return {
    plainOrigin,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the example's proxy. @param instances the origins that stand in for its services */
export function startProxy(origin: string, instances: string[]): Promise<Proxy> {
  return run({ origin, instances, ready: () => `${origin}/readyz` });
}

/** Starts the example's proxy for an https origin on this machine, with a certificate of its own and no instance. */
export function startProxyOnHttps(origin: string): Promise<Proxy> {
  const options = [`https_port ${new URL(origin).port}`, 'local_certs', 'skip_install_trust'];
  return run({ origin, instances: [], options, ready: (plainOrigin) => plainOrigin });
}
