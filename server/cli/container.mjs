// The entry point of a container: serves, or runs a command: `node server/cli/container.mjs outbox`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';
import { serve } from './serve.mjs';

const [command, ...rest] = process.argv.slice(2);
if (command === undefined) await serve();
else {
  const folder = process.cwd();
  process.chdir(root);
  const { run } = await import(pathToFileURL(path.join(root, 'dist', 'waybill.mjs')).href);
  process.exitCode = await run(root, [command, ...rest], folder);
}
