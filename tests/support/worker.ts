import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { edgeApp, toolEnvironment, wrangler } from '@/server/cli/edge.mjs';
import { freePort } from './app';

/** Set by `npm run test:edge`: a Node version that wrangler supports. */
export const edgeNode = process.env.WAYBILL_EDGE_NODE;

/** The portal's worker for an edge host, in workerd on this machine. */
export interface Worker {
  origin: string;
  /** Everything it has printed so far. */
  logs: () => string;
  stop: () => Promise<void>;
}

/** Starts the built worker in workerd and waits until it answers. @param env its settings */
export async function startWorker(env: Record<string, string>): Promise<Worker> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = { ...env, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'error' };
  const variables = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const where = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', String(await freePort())];
  const node = edgeNode ?? '';
  const child = spawn(node, [wrangler, 'dev', ...where, ...variables], {
    cwd: edgeApp,
    env: { NODE_ENV: 'production', ...toolEnvironment(node) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const collect = (chunk: Buffer) => void (text += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  process.once('exit', () => child.kill());
  const exited = new Promise((resolve) => child.once('close', resolve));

  const isReady = () =>
    fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`wrangler ended while starting:\n${text}`);
    await delay(100);
  }
  return {
    origin,
    logs: () => text,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
