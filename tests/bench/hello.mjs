// The measuring stick: a bare Next app with one dynamic page, built in the same run; and the same with our guard.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../server/cli/paths.mjs';
import { freePort, startServer } from './processes.mjs';

const source = path.join(root, 'tests', 'bench', 'hello');
const next = path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next');

function buildApp(name, { guarded }) {
  // Beyond the project's folder: Next looks upwards for a middleware and an instrumentation file.
  const dir = mkdtempSync(path.join(tmpdir(), `waybill-bench-${name}-`));
  cpSync(source, dir, { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  if (guarded) {
    for (const part of ['middleware.ts', 'lib'])
      cpSync(path.join(root, part), path.join(dir, part), { recursive: true });
    const compilerOptions = { paths: { '@/*': ['./*'] }, jsx: 'react-jsx', moduleResolution: 'bundler' };
    writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build', dir], { env });
  if (status !== 0) {
    rmSync(dir, { recursive: true, force: true });
    throw new Error(`The app "${name}" was not built:\n${stdout}${stderr}`);
  }
  return dir;
}

/** Builds and starts the bare app, or the guarded one with the settings it needs. */
export async function startHello(name, { guarded = false, env = () => ({}) } = {}) {
  const dir = buildApp(name, { guarded });
  const port = await freePort();
  const server = await startServer(['tests/bench/serve-hello.mjs', dir, String(port)], {
    port,
    env: env(port),
  });
  return {
    origin: server.origin,
    get pid() {
      return server.pid;
    },
    restart: () => server.restart('/', {}),
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
