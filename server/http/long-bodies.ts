import { AsyncResource } from 'node:async_hooks';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { LongBody } from '@/lib/runtime/front-listener';
import { log } from '@/lib/runtime/log';

/** Sends bodies that stay open for long, in place of Next (decision 045). */
export interface LongBodies {
  /** Lets the body of a request's answer be taken until the answer is over. */
  expect: (requestId: string, response: ServerResponse) => void;
  /** Takes it. @returns false where none is expected, or it is over already */
  take: (requestId: string, body: LongBody) => boolean;
}

/** Its source may have broken off already, by the same end of the request. */
const cancel = (reader: ReadableStreamDefaultReader | undefined) =>
  void reader?.cancel().catch(() => undefined);

/**
 * Passes a body on as it comes and as fast as the client reads, and ends the answer with it. Node's `pipeline` does the
 * same for 10 kB more a stream.
 */
async function send(body: ReturnType<LongBody>, response: ServerResponse): Promise<void> {
  if (!body) {
    response.end();
    return;
  }
  const reader = body.getReader();
  response.once('close', () => cancel(reader));
  response.flushHeaders();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (!response.write(value)) await once(response, 'drain');
    }
    response.end();
  } catch (error) {
    if (!response.closed) log.warn('stream_broken', { error });
    response.destroy();
  }
}

/** @returns what removes all who have begun since to listen for the close of an answer */
function rememberListeners(response: ServerResponse): () => void {
  const earlier = new Set(response.rawListeners('close'));
  return () => {
    for (const listener of response.rawListeners('close') as (() => void)[])
      if (!earlier.has(listener)) response.off('close', listener);
  };
}

export function longBodies(): LongBodies {
  const expected = new Map<string, (body: LongBody) => void>();
  return {
    expect: (requestId, response) => {
      const end: ServerResponse['end'] = response.end.bind(response);
      let taken: LongBody | undefined;
      expected.set(requestId, (body) => (taken = body));
      response.once('close', () => {
        expected.delete(requestId);
        if (taken) cancel(taken()?.getReader());
      });
      // For Next the answer is over: neither its listeners nor its async context are to hold what it keeps of it.
      const removeNewListeners = rememberListeners(response);
      const sendHere = AsyncResource.bind((body: LongBody) => send(body(), response));
      response.end = ((...given: Parameters<ServerResponse['end']>) => {
        response.end = end;
        if (!taken || response.closed) return response.end(...given);
        removeNewListeners();
        void sendHere(taken);
        taken = undefined;
        return response;
      }) as ServerResponse['end'];
    },
    take: (requestId, body) => {
      const take = expected.get(requestId);
      expected.delete(requestId);
      take?.(body);
      return take !== undefined;
    },
  };
}
