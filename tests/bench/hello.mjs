// The measuring stick: a bare Next app with one dynamic page, built in the same run; and the same with our guard.
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../server/cli/paths.mjs';
import { atTheEnd } from './clean-up.mjs';
import { run } from './processes.mjs';
import { freePort, startServer } from './server.mjs';

const source = path.join(root, 'tests', 'bench', 'hello');
const serve = path.join(root, 'tests', 'bench', 'serve-hello.mjs');

/** @param guard the folder of the commit whose middleware stands before the page, if any does */
async function buildApp(name, guard) {
  // Beyond the project's folder: Next looks upwards for a middleware and an instrumentation file.
  const dir = mkdtempSync(path.join(tmpdir(), `waybill-bench-${name}-`));
  atTheEnd(() => rmSync(dir, { recursive: true, force: true }));
  cpSync(source, dir, { recursive: true });
  symlinkSync(path.join(guard ?? root, 'node_modules'), path.join(dir, 'node_modules'));
  if (guard) {
    for (const part of ['middleware.ts', 'lib'])
      cpSync(path.join(guard, part), path.join(dir, part), { recursive: true });
    const compilerOptions = { paths: { '@/*': ['./*'] }, jsx: 'react-jsx', moduleResolution: 'bundler' };
    writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const next = path.join(guard ?? root, 'node_modules', 'next', 'dist', 'bin', 'next');
  await run(process.execPath, [next, 'build', dir], { env });
  return dir;
}

/** Builds and starts the bare app, or one with a commit's guard and the settings it needs. */
export async function startHello(name, { guard, env = () => ({}) } = {}) {
  const dir = await buildApp(name, guard);
  const port = await freePort();
  const server = await startServer([serve, dir, String(port)], { port, env: env(port) });
  return { ...server, restart: () => server.restart('/', {}) };
}
