import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressedFiles } from '@/server/http/compressed-files';
import { listenWith, type Listening } from '../../support/listen';

const script = 'export const weight = 1;';
const address = '/_next/static/chunks/one.js';
const root = mkdtempSync(path.join(tmpdir(), 'waybill-compressed-'));
let server: Listening;

beforeAll(async () => {
  const file = path.join(root, 'dist', 'compressed', `${address}.br`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, brotliCompressSync(script));
  writeFileSync(path.join(root, 'dist', 'secret'), 'not public');
  const send = compressedFiles(root);
  server = await listenWith(
    createServer((request, response) => {
      if (!send(request, response)) response.end('next');
    }),
  );
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

/** What a client is sent that does not decompress it. */
async function ask(target: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(server.origin, { path: target, headers }, resolve).on('error', reject);
  });
  return { headers: response.headers, body: await text(response) };
}

describe('files that the build has compressed', () => {
  it('are sent to a client that reads Brotli, to be kept for a year', async () => {
    const answer = await fetch(server.origin + address, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(await answer.text()).toBe(script);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript',
      'cache-control': 'public,max-age=31536000,immutable',
      vary: 'Accept-Encoding',
    });
  });

  it.each([
    ['a client without Brotli', address, { 'accept-encoding': 'gzip' }],
    ['a client that reads nothing compressed', address, {}],
    ['a request for a range of the file', address, { 'accept-encoding': 'br', range: 'bytes=0-3' }],
    ['another file', '/_next/static/chunks/two.js', { 'accept-encoding': 'br' }],
    ['a file outside the folder', '/../secret', { 'accept-encoding': 'br' }],
    ['an address that decodes to one outside', '/%2e%2e/secret', { 'accept-encoding': 'br' }],
    ['an address that does not decode', '/%ff', { 'accept-encoding': 'br' }],
  ])('leave %s to Next', async (_, target, headers) => {
    expect((await ask(target, headers)).body).toBe('next');
  });

  it('are not looked for in a build without them', async () => {
    const send = compressedFiles(path.join(root, 'elsewhere'));
    const other = await listenWith(
      createServer((request, response) => response.end(String(send(request, response)))),
    );
    const answer = await fetch(other.origin + address);
    expect(await answer.text()).toBe('false');
    await other.close();
  });
});
