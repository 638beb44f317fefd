// Serves a built Next app: node tests/bench/serve-hello.mjs <folder> <port>
import { createServer } from 'node:http';
import next from 'next';

const [dir, port] = process.argv.slice(2);
const app = next({ dev: false, dir, port: Number(port), quiet: true });
await app.prepare();
createServer(app.getRequestHandler()).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
