import { afterEach, describe, expect, it } from 'vitest';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { toNodeListener } from '@/server/http/node-adapter';
import type { FetchHandler } from '@/lib/runtime/backend';
import { listen, listenWith, type Listening } from '../../support/listen';

let server: Listening | undefined;
const serve = async (handler: FetchHandler) => (server = await listen(handler)).origin;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('node adapter', () => {
  it('passes the whole request on and keeps several cookies apart', async () => {
    const origin = await serve(async (request) => {
      const again = new Request(new URL('/inner', request.url), request);
      const headers = new Headers({ 'x-seen': `${again.method} ${new URL(again.url).pathname}` });
      headers.append('set-cookie', 'a=1');
      headers.append('set-cookie', 'b=2');
      return new Response(await again.text(), { status: 201, headers });
    });
    const answer = await fetch(`${origin}/x?y=1`, { method: 'POST', body: 'hello' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-seen')).toBe('POST /inner');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.text()).toBe('hello');
  });

  it('streams the answer before the handler has finished it', async () => {
    let finish: () => void = () => undefined;
    const origin = await serve(async () => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('first'));
          finish = () => controller.close();
        },
      });
      return new Response(body);
    });
    const reader = (await fetch(origin)).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    finish();
    expect((await reader?.read())?.done).toBe(true);
  });

  it('aborts the request signal when the client goes away', async () => {
    const seen = new EventEmitter();
    const started = once(seen, 'started');
    const aborted = once(seen, 'aborted');
    const origin = await serve(async (request) => {
      request.signal.addEventListener('abort', () => seen.emit('aborted'));
      seen.emit('started');
      await aborted;
      return new Response();
    });
    const client = new AbortController();
    const answer = fetch(origin, { signal: client.signal });
    await started;
    client.abort();
    await expect(answer).rejects.toThrow();
    await aborted;
  });

  it('answers HEAD without a body', async () => {
    const origin = await serve(async () => new Response('body', { headers: { 'x-kept': '1' } }));
    const answer = await fetch(origin, { method: 'HEAD' });
    expect(answer.headers.get('x-kept')).toBe('1');
    expect(await answer.text()).toBe('');
  });

  it('security 24: a handler that throws gives a bare 500 and is reported', async () => {
    const seen: unknown[] = [];
    const failing = toNodeListener(async () => Promise.reject(new Error('secret detail')), {
      onError: (error) => seen.push(error),
    });
    server = await listenWith(createServer(failing));
    const answer = await fetch(server.origin);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('');
    expect(seen).toHaveLength(1);
  });
});
