import 'server-only';

/** Aborts its signal when one piece of work takes too long. */
export interface IdleTimeout {
  signal: AbortSignal;
  /** Runs work under the time limit. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
}

/** @param timeout ms for each piece of work */
export function createIdleTimeout(timeout: number): IdleTimeout {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('Nothing came in time', 'TimeoutError'));
  return {
    signal: controller.signal,
    during: async (work) => {
      const timer = setTimeout(giveUp, timeout);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** The same response, its body aborted when no data comes in time; a slow reader does not count. */
export function within(response: Response, idleTimeout: IdleTimeout): Response {
  const reader = response.body?.getReader();
  if (!reader) return response;
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = await idleTimeout.during(() => reader.read());
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
