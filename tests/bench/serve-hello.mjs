// Serves a built Next app with the Next that it links to: node tests/bench/serve-hello.mjs <folder> <port>
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

const [dir, port] = process.argv.slice(2);
const next = createRequire(path.join(dir, 'next.config.mjs'))('next');
const app = next({ dev: false, dir, port: Number(port), quiet: true });
await app.prepare();
createServer(app.getRequestHandler()).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
