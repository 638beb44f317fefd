// Builds the portal: the Node entries with esbuild into dist/, the app with `next build` into .next/.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFiles } from './compress-files.mjs';
import { prepareEmptyCluster } from './empty-cluster.mjs';
import { hintScripts } from './hint-scripts.mjs';
import { root } from './paths.mjs';
import { ensureInstalled, runOrExit } from './setup.mjs';

/** The files that the portal is built from. */
export const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'server',
  'instrumentation.ts',
  'instrumentation-node.ts',
  'middleware.edge.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];
const stampFile = path.join(root, 'dist', 'stamp.json');
const buildIdFile = path.join(root, '.next', 'BUILD_ID');

function* filesUnder(at) {
  if (!existsSync(at)) return;
  if (!statSync(at).isDirectory()) {
    yield at;
    return;
  }
  for (const name of readdirSync(at).sort()) yield* filesUnder(path.join(at, name));
}

/** The hash of the build's inputs: every source file, and the build flags. */
function sourceHash() {
  const hash = createHash('sha256').update(process.env.EMBEDDED_BACKEND ?? '1');
  for (const source of sources) {
    for (const file of filesUnder(path.join(root, source))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

const buildId = () => (existsSync(buildIdFile) ? readFileSync(buildIdFile, 'utf8') : null);

/** Whether the build is up to date with the sources. */
export function isBuilt() {
  if (!existsSync(stampFile)) return false;
  const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
  return stamp.buildId === buildId() && stamp.sources === sourceHash();
}

/** The options by which esbuild bundles our own modules into a program for Node. */
export const nodeBundle = {
  absWorkingDir: root,
  bundle: true,
  packages: 'external',
  alias: { '@': root },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
};

/** The Node entries: the server and the commands. Takes a fraction of a second. */
export async function bundle() {
  const esbuild = await import('esbuild');
  await esbuild.build({
    entryPoints: ['server/cli/server.ts', 'server/cli/waybill.ts'].filter((entry) =>
      existsSync(path.join(root, entry)),
    ),
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    ...nodeBundle,
  });
}

/** Builds everything unconditionally. */
export async function build() {
  const hash = sourceHash();
  rmSync(stampFile, { force: true });
  await bundle();
  console.log('Building the portal …');
  runOrExit(process.execPath, [path.join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'], {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  mkdirSync(path.dirname(stampFile), { recursive: true });
  hintScripts(path.join(root, '.next'));
  await compressFiles();
  if (process.env.EMBEDDED_BACKEND !== '0') prepareEmptyCluster();
  writeFileSync(stampFile, JSON.stringify({ sources: hash, buildId: buildId() }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  await build();
}
