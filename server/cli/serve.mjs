// Serves an existing build, in this process.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { root } from './paths.mjs';

/** Loads the bundled server entry; it exists after `bundle()`. Its modules read NODE_ENV. */
export function loadServer() {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(path.join(root, 'dist', 'server.mjs')).href);
}

/**
 * Has Next take its configuration from the build. The file next.config.ts is not in a container, and reading it would
 * load the compiler: 40 MB, and a third of a second of each start.
 */
function takeBuiltConfiguration() {
  const file = path.join(root, '.next', 'required-server-files.json');
  const { config } = JSON.parse(readFileSync(file, 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

/** Serves until a signal. */
export async function serve() {
  process.chdir(root);
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  // PGlite's WebAssembly runs better with V8's baseline compiler alone: less memory, steadier times.
  v8.setFlagsFromString('--liftoff-only');
  // After a collection, the heap may grow to twice of what is in use; V8's own choice is up to four times.
  v8.setFlagsFromString('--heap-growing-percent=100');
  takeBuiltConfiguration();
  const { run } = await loadServer();
  await run(root);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await serve();
