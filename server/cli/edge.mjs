// `npm run build:edge`: the portal without its embedded backend, as a worker for an edge host, into dist/edge/app.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sources } from './build.mjs';
import { hintScripts } from './hint-scripts.mjs';
import { root } from './paths.mjs';
import { ensureInstalled } from './setup.mjs';

const home = path.join(root, 'dist', 'edge');
/** What an edge build has that the project's own build does not. */
const recipe = path.join(root, 'server', 'cli', 'edge');
/** The copy that is built, with its worker in `.open-next`. It resolves its packages from the project around it. */
export const edgeApp = path.join(home, 'app');
const tool = (...parts) => path.join(home, 'node_modules', ...parts);

const copied = [...sources, 'package.json'].filter((name) => name !== 'package-lock.json');

const openNextConfig = `import { defineCloudflareConfig } from '@opennextjs/cloudflare';

export default {
  ...defineCloudflareConfig(),
  buildCommand: 'node node_modules/next/dist/bin/next build',
};
`;

const wranglerConfig = {
  name: 'waybill',
  main: '.open-next/worker.js',
  compatibility_date: '2026-10-01',
  compatibility_flags: ['nodejs_compat', 'global_fetch_strictly_public', 'enable_request_signal'],
  assets: { directory: '.open-next/assets', binding: 'ASSETS' },
  // Names are kept by calls of a helper, which a function that goes into a page as text would not find there.
  keep_names: false,
};

/** Packages of the embedded backend alone, and an identifier of its database schema; none may be in a worker. */
const backendModules =
  /node_modules\/(@electric-sql|drizzle-orm|pdfkit|pg|nodemailer|@node-rs|prom-client|@opentelemetry\/(?!api\/)[\w-]+)\//;
const backendIdentifier = 'code_digest';

/** Installs the tools, which need a newer Node than the portal, into a folder of their own. */
function ensureTools() {
  const stamp = path.join(home, 'node_modules', '.installed');
  const wanted = readFileSync(path.join(recipe, 'npm-shrinkwrap.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  mkdirSync(home, { recursive: true });
  // As a shrinkwrap: a package-lock.json here would make Next mistake this folder for the project.
  for (const file of ['package.json', 'npm-shrinkwrap.json'])
    cpSync(path.join(recipe, file), path.join(home, file));
  console.log('Installing the tools for an edge build …');
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', npm, {
    cwd: home,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) writeFileSync(stamp, wanted);
}

const versionOf = (node) => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';

function isNewEnough(version) {
  const [, major, minor] = /^v(\d+)\.(\d+)/.exec(version)?.map(Number) ?? [];
  return major > 22 || (major === 22 && minor >= 12);
}

/** A Node that wrangler runs on: this one, or the one among the tools; undefined if there is none. */
export function edgeNode() {
  if (isNewEnough(process.version)) return process.execPath;
  ensureTools();
  const own = tool(`node-${process.platform}-${process.arch}`, 'bin', 'node');
  return existsSync(own) && isNewEnough(versionOf(own)) ? own : undefined;
}

/** The command of wrangler, to follow its Node. */
export const wrangler = tool('wrangler', 'bin', 'wrangler.js');

/** The environment of the tools: their Node first in the path, and telemetry off. */
export function toolEnvironment(node) {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    PATH: `${path.dirname(node)}${path.delimiter}${PATH}`,
    HOME,
    TMPDIR,
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    WRANGLER_SEND_METRICS: 'false',
  };
}

/** Copies the sources, since the project's own `.next` contains the build for Node. */
function copySources() {
  rmSync(edgeApp, { recursive: true, force: true });
  for (const source of copied.filter((name) => existsSync(path.join(root, name)))) {
    cpSync(path.join(root, source), path.join(edgeApp, source), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(edgeApp, 'node_modules'));
  writeFileSync(path.join(edgeApp, 'open-next.config.ts'), openNextConfig);
  writeFileSync(path.join(edgeApp, 'wrangler.json'), `${JSON.stringify(wranglerConfig, null, 2)}\n`);
}

/** The modules of the embedded backend in the worker's server function: there must be none. */
export function leaks() {
  const built = path.join(edgeApp, '.open-next', 'server-functions', 'default');
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const handlers = files.filter((file) => path.basename(file) === 'handler.mjs.meta.json');
  if (handlers.length === 0) throw new Error(`No server function was built in ${built}`);
  return handlers.flatMap((meta) => {
    const modules = Object.keys(JSON.parse(readFileSync(path.join(built, meta), 'utf8')).inputs);
    const handler = readFileSync(path.join(built, meta.replace(/\.meta\.json$/, '')), 'utf8');
    const named = modules.filter((name) => backendModules.test(name));
    return handler.includes(backendIdentifier) ? [...named, backendIdentifier] : named;
  });
}

/** Builds the worker. @returns whether it succeeded */
export function buildEdge(node) {
  ensureTools();
  copySources();
  const { status } = spawnSync(
    node,
    [tool('@opennextjs', 'cloudflare', 'dist', 'cli', 'index.js'), 'build'],
    {
      cwd: edgeApp,
      stdio: 'inherit',
      env: { ...toolEnvironment(node), NODE_ENV: 'production', EMBEDDED_BACKEND: '0' },
    },
  );
  if (status !== 0) return false;
  const assets = path.join(edgeApp, '.open-next', 'assets');
  hintScripts(path.join(edgeApp, '.next'), path.join(assets, '_next', 'static'));
  cpSync(path.join(recipe, '_headers'), path.join(assets, '_headers'));
  const leaked = leaks();
  if (leaked.length > 0) console.error(`The embedded backend is in the worker: ${leaked.join(', ')}`);
  return leaked.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  const node = edgeNode();
  if (node === undefined) {
    console.error('wrangler needs Node 22.12 or newer, which is not installed. Install it and try again.');
    process.exit(1);
  }
  if (!buildEdge(node)) process.exit(1);
  console.log(
    `Built into ${path.relative(process.cwd(), edgeApp)}: deploy it from there with "npx wrangler deploy".`,
  );
}
