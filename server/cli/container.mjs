// The entry point of a container: serves, or runs a command: `node server/cli/container.mjs outbox`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';
import { serve } from './serve.mjs';

/** Makes Next read its configuration from the build, since next.config.ts is not in the container. */
function takeBuiltConfiguration() {
  const file = path.join(root, '.next', 'required-server-files.json');
  const { config } = JSON.parse(readFileSync(file, 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

const [command, ...rest] = process.argv.slice(2);
if (command === undefined) {
  takeBuiltConfiguration();
  await serve();
} else {
  const folder = process.cwd();
  process.chdir(root);
  const { run } = await import(pathToFileURL(path.join(root, 'dist', 'waybill.mjs')).href);
  process.exitCode = await run(root, [command, ...rest], folder);
}
