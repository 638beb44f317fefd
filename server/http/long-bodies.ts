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

/**
 * Passes a body on as it comes and as fast as the client reads, and ends the answer with it. Node's `pipeline` does the
 * same for 10 kB more a stream.
 */
async function send(body: LongBody, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  response.once('close', () => void reader.cancel().catch(() => undefined));
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

export function longBodies(): LongBodies {
  const expected = new Map<string, (body: LongBody) => void>();
  return {
    expect: (requestId, response) => {
      const end: ServerResponse['end'] = response.end.bind(response);
      // What is sent later would hold what Next keeps of the request: it runs as if it had begun here.
      const sendHere = AsyncResource.bind(send);
      let taken: LongBody | undefined;
      expected.set(requestId, (body) => (taken = body));
      response.once('close', () => {
        expected.delete(requestId);
        if (taken && !taken.locked) void taken.cancel();
      });
      response.end = ((...given: Parameters<ServerResponse['end']>) => {
        response.end = end;
        if (!taken || response.closed) return response.end(...given);
        void sendHere(taken, response);
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
