import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LongBody } from '@/lib/runtime/front-listener';
import { log } from '@/lib/runtime/log';
import { longBodies } from '@/server/http/long-bodies';
import { listenWith, type Listening } from '../../support/listen';

const requestId = 'request-1';
const bytes = (text: string) => new TextEncoder().encode(text);

let server: Listening | undefined;
afterEach(async () => {
  await server?.close();
  vi.restoreAllMocks();
});

/** A body that is written to, and whether its reader has cancelled it. */
function openBody() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let cancel: () => void = () => undefined;
  const cancelled = new Promise<void>((resolve) => (cancel = resolve));
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => cancel(),
  });
  return {
    body: () => body,
    cancelled,
    write: (text: string) => controller?.enqueue(bytes(text)),
    end: () => controller?.close(),
    fail: (error: Error) => controller?.error(error),
  };
}

/** What a handler keeps of a request. */
const context = new AsyncLocalStorage<string>();

/** Serves a body as Next's handler does: it is taken, and the answer ends without one, or breaks off before. */
async function serve(body: LongBody, { breaksOff = false, onClose = () => {} } = {}) {
  const bodies = longBodies();
  server = await listenWith(
    createServer((_request, response) => {
      bodies.expect(requestId, response);
      context.run('the handler’s', () => {
        response.once('close', onClose);
        bodies.take(requestId, body);
        response.setHeader('content-type', 'text/event-stream');
        if (breaksOff) response.destroy();
        else response.end();
      });
    }),
  );
  return { origin: server.origin, bodies };
}

async function open(origin: string): Promise<IncomingMessage> {
  const request = get(origin, { agent: false });
  request.on('error', () => undefined);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  return answer.setEncoding('utf8');
}

describe('decision 045: a body that stays open for long', () => {
  it('is sent as it comes, and ends the answer', async () => {
    const { body, write, end } = openBody();
    const { origin } = await serve(body);
    const answer = await open(origin);
    expect(answer.headers['content-type']).toBe('text/event-stream');
    expect(answer.headers['content-length']).toBeUndefined();
    for (const text of ['one', 'two']) {
      write(text);
      expect(await once(answer, 'data')).toEqual([text]);
    }
    end();
    await once(answer.resume(), 'end');
  });

  it('is cancelled once its client has gone', async () => {
    const { body, cancelled, write } = openBody();
    const { origin } = await serve(body);
    const answer = await open(origin);
    write('one');
    await once(answer, 'data');
    answer.destroy();
    await cancelled;
  });

  it('is cancelled where its client goes before the answer begins', async () => {
    const { body, cancelled } = openBody();
    const { origin } = await serve(body, { breaksOff: true });
    await expect(open(origin)).rejects.toThrow();
    await cancelled;
  });

  it('may have broken off by then', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.error(new Error('The request is over')),
    });
    const { origin } = await serve(() => broken, { breaksOff: true });
    await expect(open(origin)).rejects.toThrow();
  });

  it('holds nothing of its handler: it is made outside of its context, and its close is not told there', async () => {
    const onClose = vi.fn();
    const { body, cancelled } = openBody();
    const contexts: unknown[] = [];
    const made: LongBody = () => {
      contexts.push(context.getStore());
      return body();
    };
    const { origin } = await serve(made, { onClose });
    const answer = await open(origin);
    answer.destroy();
    await cancelled;
    expect(contexts).toEqual([undefined]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('without anything in it ends the answer', async () => {
    const { origin } = await serve(() => null);
    const answer = await open(origin);
    await once(answer.resume(), 'end');
  });

  it('waits for a client that reads slowly', async () => {
    const most = 64;
    let parts = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          parts += 1;
          if (parts > most) controller.close();
          else controller.enqueue(new Uint8Array(1_000_000));
        },
      },
      { highWaterMark: 0 },
    );
    const { origin } = await serve(() => body);
    const answer = await open(origin);
    await once(answer, 'readable');
    // Of 64 MB, the connection holds a few.
    expect(parts).toBeLessThan(most);
    await once(answer.resume(), 'end');
    expect(parts).toBe(most + 1);
  });

  it('that breaks cuts the answer, and the log says why', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    const { body, write, fail } = openBody();
    const { origin } = await serve(body);
    const answer = await open(origin);
    write('one');
    await once(answer, 'data');
    const error = new Error('The database is away');
    fail(error);
    await new Promise((resolve) => answer.once('close', resolve));
    expect(answer.complete).toBe(false);
    expect(warn).toHaveBeenCalledWith('stream_broken', { error });
  });

  it('of a request that is over is not taken', async () => {
    const { body, end } = openBody();
    const { origin, bodies } = await serve(body);
    const answer = await open(origin);
    end();
    await once(answer.resume(), 'end');
    expect(bodies.take(requestId, openBody().body)).toBe(false);
    expect(bodies.take('another', openBody().body)).toBe(false);
  });
});

it('an answer without one ends as its handler ends it', async () => {
  const bodies = longBodies();
  server = await listenWith(
    createServer((_request, response) => {
      bodies.expect(requestId, response);
      response.end('short');
    }),
  );
  expect(await (await fetch(server.origin)).text()).toBe('short');
});
