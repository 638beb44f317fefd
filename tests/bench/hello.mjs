// The measuring stick: a bare Next app with one dynamic page, built in the same run; and the same with our guard.
import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../server/cli/paths.mjs';
import { temporaryFolder } from './clean-up.mjs';
import { run } from './processes.mjs';
import { freePort, startServer } from './server.mjs';
import { bundle } from './typescript.mjs';

const source = path.join(root, 'tests', 'bench', 'hello');
const serve = path.join(root, 'tests', 'bench', 'serve-hello.mjs');

/** Whether a commit's guard is a middleware of Next's; later it stands before Next. */
const isMiddleware = (folder) => existsSync(path.join(folder, 'middleware.ts'));

/**
 * @param middleware the folder of the commit whose middleware stands before the page, if any does
 * @param elements what its page of elements draws
 */
async function buildApp(name, middleware, elements) {
  // Beyond the project's folder: Next looks upwards for a middleware and an instrumentation file.
  const dir = temporaryFolder(name);
  cpSync(source, dir, { recursive: true });
  if (elements) writeFileSync(path.join(dir, 'app', 'elements', 'elements.json'), JSON.stringify(elements));
  symlinkSync(path.join(middleware ?? root, 'node_modules'), path.join(dir, 'node_modules'));
  if (middleware) {
    for (const part of ['middleware.ts', 'lib'])
      cpSync(path.join(middleware, part), path.join(dir, part), { recursive: true });
    const compilerOptions = { paths: { '@/*': ['./*'] }, jsx: 'react-jsx', moduleResolution: 'bundler' };
    writeFileSync(path.join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  }
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const next = path.join(middleware ?? root, 'node_modules', 'next', 'dist', 'bin', 'next');
  await run(process.execPath, [next, 'build', dir], { env });
  return dir;
}

/**
 * Builds and starts the bare app, or one with a commit's guard and the settings it needs.
 * @param guard the folder of that commit
 * @param elements what its page of elements draws; nothing by default
 */
export async function startHello(name, { guard, elements, env = () => ({}) } = {}) {
  const middleware = guard && isMiddleware(guard) ? guard : undefined;
  const dir = await buildApp(name, middleware, elements);
  const before = guard && !middleware ? [await bundle('tests/bench/guard.ts', guard)] : [];
  const port = await freePort();
  const server = await startServer([serve, dir, String(port), ...before], { port, env: env(port) });
  return { ...server, restart: () => server.restart('/', {}) };
}
