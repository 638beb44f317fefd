import 'server-only';

/** Waits for so long at a time, and then gives up by its signal. */
export interface IdleTimeout {
  signal: AbortSignal;
  /** Does work that may take so long. */
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

/** The same answer, its body broken off when nothing of it comes in time; a reader who is slow is waited for. */
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
