import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFront, type Front } from '../../support/front';
import { sendRaw } from '../../support/raw';

const line = (text: string, headers = '') => `${text} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const megabyte = 1024 * 1024;

describe('security 22: the front listener limits requests', () => {
  let front: Front;
  beforeAll(async () => void (front = await startFront({ limits: { arrival: 400, arrivalCheck: 50 } })));
  afterAll(() => front.close());

  it.each([
    ['TRACE', line('TRACE /'), 405],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
    ['OPTIONS *', line('OPTIONS *'), 405],
    ['PROPFIND', line('PROPFIND /'), 405],
    ['a file', line('POST /favicon.ico'), 405],
    ['a script', line('DELETE /_next/static/x.js'), 405],
    ['no method of HTTP', line('GRAB /'), 400],
    ['a lone percent sign', line('GET /invoices/%'), 400],
    ['percent-encoding that is no UTF-8', line('GET /%ff'), 400],
    ['a NUL in the query', line('GET /packages?q=%00'), 400],
    ['a target with two slashes first', line('GET //evil.example/'), 400],
    ['a backslash in the path', line('GET /\\evil.example'), 400],
    ['an absolute target', line('GET http://evil.example/'), 400],
    ['a URL over 8 KB', line(`GET /${'a'.repeat(9_000)}`), 414],
    ['a URL over every limit', line(`GET /${'a'.repeat(60_000)}`), 414],
    ['headers over 16 KB', line('GET /', `X-Long: ${'a'.repeat(17_000)}\r\n`), 431],
    ['headers over every limit', line('GET /', `X-Long: ${'a'.repeat(60_000)}\r\n`), 431],
    ['a WebSocket upgrade', line('GET /', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'), 426],
    ['two lengths that differ', line('POST /', 'Content-Length: 3\r\nContent-Length: 4\r\n'), 400],
    ['a length and chunks', line('POST /', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n'), 400],
    ['a broken chunk', `${line('POST /', 'Transfer-Encoding: chunked\r\n')}zz\r\n`, 400],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['the image optimiser', line('GET /_next/image?url=http%3A%2F%2F127.0.0.1&w=64&q=75'), 404],
  ])('answers %s with its status', async (_name, payload, status) => {
    const answer = await sendRaw(front.origin, payload);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer.head).toMatch(/x-content-type-options: nosniff/i);
    expect(answer.head).not.toMatch(/x-powered-by/i);
    await vi.waitFor(() => expect(front.lines.at(-1)).toMatchObject({ status }));
  });

  it('lists the allowed methods in a 405', async () => {
    const answer = await fetch(front.origin, { method: 'OPTIONS' });
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, PUT, DELETE');
  });

  it.each([
    ['declared', (size: number) => 'x'.repeat(size)],
    [
      'chunked',
      (size: number) =>
        new ReadableStream({
          start(controller) {
            for (let left = size; left > 0; left -= 65_536) {
              controller.enqueue(new TextEncoder().encode('x'.repeat(Math.min(left, 65_536))));
            }
            controller.close();
          },
        }),
    ],
  ])('a %s body of 1 MB passes; one byte more is a 413 that the client receives', async (_name, make) => {
    const send = (size: number) =>
      fetch(front.origin, { method: 'POST', body: make(size), duplex: 'half' } as RequestInit);
    const whole = await send(megabyte);
    expect(await whole.json()).toMatchObject({ bytes: megabyte });
    for (const size of [megabyte + 1, 8 * megabyte]) {
      const answer = await send(size);
      expect([answer.status, await answer.text()]).toEqual([413, 'Payload Too Large\n']);
    }
  });

  it('cuts a client that sends its headers slowly: 408', async () => {
    const answer = await sendRaw(front.origin, 'GET / HTTP/1.1\r\nHost: loc');
    expect(answer.status).toBe(408);
  });

  it('cuts a client that sends its body slowly: 408, and logs it', async () => {
    const answer = await sendRaw(front.origin, [line('POST /packages', 'Content-Length: 10\r\n'), 'abc']);
    expect(answer.status).toBe(408);
    await vi.waitFor(() => expect(front.lines.at(-1)).toMatchObject({ route: '/packages', status: 408 }));
  });

  it('keeps the connection alive for the next request', async () => {
    const both = `${line('GET /packages')}${line('GET /packages', 'Connection: close\r\n')}`;
    const { head, body } = await sendRaw(front.origin, both);
    expect(head).toMatch(/^HTTP\/1\.1 200/);
    expect(body).toContain('"url":"/packages"');
  });
});
