// The floor: node:http that verifies a JWT and sends the same bytes. node serve-floor.mjs <port> <file with {key, body}>
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { importJWK, jwtVerify } from 'jose';

const [port, file] = process.argv.slice(2);
const { key: jwk, body } = JSON.parse(readFileSync(file, 'utf8'));
const key = await importJWK(jwk, 'RS256');

createServer(async (request, response) => {
  try {
    await jwtVerify(request.headers.authorization?.slice('Bearer '.length) ?? '', key);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'private, no-store' });
    response.end(body);
  } catch {
    response.writeHead(401).end();
  }
}).listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
