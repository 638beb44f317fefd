// Serves a built Next app with the Next that it links to: node tests/bench/serve-hello.mjs <folder> <port> [guard]
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [dir, port, guard] = process.argv.slice(2);
const next = createRequire(path.join(dir, 'next.config.mjs'))('next');
const app = next({ dev: false, dir, port: Number(port), quiet: true });
await app.prepare();
const handle = app.getRequestHandler();

/** The page behind the portal's guard, as the portal's own listener has it. */
async function guarded() {
  const { mayPass } = await import(pathToFileURL(guard).href);
  return async (request, response) => {
    if (await mayPass(request, response)) await handle(request, response);
  };
}

createServer(guard ? await guarded() : handle).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
