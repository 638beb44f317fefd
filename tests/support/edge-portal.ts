import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { edgeApp, toolEnvironment, wrangler } from '@/server/cli/edge.mjs';
import { freePort } from './app';
import { startRemoteUpstreams, type RemoteModePortal } from './remote-upstreams';

/** Set by `npm run test:edge`: a Node version that wrangler supports. */
const node = process.env.WAYBILL_EDGE_NODE ?? '';

/** A portal in workerd, and its output. */
export interface EdgePortal extends RemoteModePortal {
  logs: () => string;
}

/** Starts the built worker in workerd against two upstreams of this process. */
export async function startEdgePortal(): Promise<EdgePortal> {
  const upstreams = await startRemoteUpstreams();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = { ...upstreams.env, PUBLIC_ORIGIN: origin, LOG_LEVEL: 'error' };
  const variables = Object.entries(settings).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const where = ['--port', String(port), '--ip', '127.0.0.1', '--inspector-port', String(await freePort())];
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
    app: { origin },
    builtIn: edgeApp,
    upstreams,
    logs: () => text,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await upstreams.stop();
    },
  };
}
