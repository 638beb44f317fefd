// Serves an existing build, in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import { root } from './paths.mjs';

/** Loads the bundled server entry; it exists after `bundle()`. Its modules read NODE_ENV. */
export function loadServer() {
  process.env.NODE_ENV = 'production';
  return import(pathToFileURL(path.join(root, 'dist', 'server.mjs')).href);
}

/** Serves until a signal. */
export async function serve() {
  process.chdir(root);
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  // PGlite's WebAssembly runs better with V8's baseline compiler alone: less memory, steadier times.
  v8.setFlagsFromString('--liftoff-only');
  const { run } = await loadServer();
  await run(root);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await serve();
