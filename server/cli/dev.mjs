// `npm run dev`: Next's development server with the embedded backend, without the front listener.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
const port = process.env.PORT || '3000';
// By any other hostname Next would proxy its own rewrites to itself.
const host = !process.env.HOST || process.env.HOST === '127.0.0.1' ? 'localhost' : process.env.HOST;
const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
const child = spawn(
  process.execPath,
  [next, 'dev', '--port', port, '--hostname', host, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', PORT: port },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
