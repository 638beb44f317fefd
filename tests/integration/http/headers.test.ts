import { request as httpRequest } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startFront, type Front } from '../../support/front';
import { sendRaw } from '../../support/raw';

interface Seen {
  status: number;
  headers: Record<string, string | undefined>;
}

/** fetch sets Host by itself, so tests of Host use node:http. */
function get(origin: string, headers: Record<string, string | string[]> = {}, path = '/'): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(`${origin}${path}`, { headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const seen = text.startsWith('{') ? (JSON.parse(text) as Partial<Seen>) : {};
        resolve({ status: incoming.statusCode ?? 0, headers: seen.headers ?? {} });
      });
    });
    outgoing.once('error', reject).end();
  });
}

let front: Front | undefined;
const start = async (settings: Parameters<typeof startFront>[0] = {}) =>
  (front = await startFront(settings)).origin;

afterEach(async () => {
  await front?.close();
  front = undefined;
});

describe('security 10: the client address', () => {
  it('is the socket address, whatever X-Forwarded-For says, without configured proxies', async () => {
    const { headers } = await get(await start(), { 'X-Forwarded-For': '203.0.113.9' });
    expect(headers['x-waybill-client']).toBe('127.0.0.1');
    expect(headers['x-waybill-forwarded']).toBe('1');
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['198.51.100.1, nonsense', '127.0.0.1'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:ffff::1]:443', '2001:db8:1:2::/64'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('is the rightmost untrusted one of %s behind configured proxies', async (forwardedFor, client) => {
    const origin = await start({ settings: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] } });
    const { headers } = await get(origin, { 'X-Forwarded-For': forwardedFor });
    expect(headers['x-waybill-client']).toBe(client);
  });

  it('joins several X-Forwarded-For headers in their order', async () => {
    const origin = await start({ settings: { trustedProxies: ['127.0.0.1'] } });
    const { headers } = await get(origin, { 'X-Forwarded-For': ['198.51.100.1', '203.0.113.9'] });
    expect(headers['x-waybill-client']).toBe('203.0.113.9');
  });
});

describe('security 22: headers that a client may not set', () => {
  it('drops reserved names and assigns an id of its own to the request', async () => {
    const { headers } = await get(await start(), {
      'X-Waybill-Client': '6.6.6.6',
      'X-Waybill-Internal': 'guess',
      'X-Waybill-Outbox': '1',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'for=6.6.6.6',
      'X-Middleware-Subrequest': 'middleware:middleware:middleware',
      'X-Nextjs-Data': '1',
      'X-Matched-Path': '/api/x',
      'X-Original-Url': '/admin',
      'X-Request-Id': 'mine',
      Accept: 'text/html',
    });
    const own = Object.keys(headers).filter((name) => name.startsWith('x-'));
    expect(own.sort()).toEqual(['x-request-id', 'x-waybill-client', 'x-waybill-forwarded']);
    expect(headers['forwarded']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(headers['accept']).toBe('text/html');
  });

  it('reports https to Next when the public origin is https', async () => {
    const origin = await start({ settings: { publicOrigin: 'https://portal.example.com', secure: true } });
    const { headers } = await get(origin, { Host: 'portal.example.com' });
    expect(headers['x-forwarded-proto']).toBe('https');
  });
});

describe('the Host rule', () => {
  it.each([
    ['portal.example.com', 200],
    ['PORTAL.example.com:443', 200],
    ['localhost:8080', 200],
    ['127.0.0.1', 200],
    ['[::1]:3000', 200],
    ['portal.example.com:8443', 421],
    ['evil.example', 421],
    ['localhost.evil.example', 421],
    ['portal.example.com@evil.example', 400],
    ['a b', 400],
  ])('over loopback, Host «%s» gives %i', async (host, status) => {
    const origin = await start({ settings: { publicOrigin: 'https://portal.example.com', secure: true } });
    expect((await get(origin, { Host: host })).status).toBe(status);
  });

  it('refuses two Host headers', async () => {
    const payload = 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n';
    expect((await sendRaw(await start(), payload)).status).toBe(400);
  });

  it('refuses an empty Host', async () => {
    expect((await sendRaw(await start(), 'GET / HTTP/1.1\r\nHost:\r\n\r\n')).status).toBe(400);
  });
});
