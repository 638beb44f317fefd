import 'server-only';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

/** Aborts its signal when one piece of work takes too long. */
export interface IdleTimeout {
  signal: AbortSignal;
  /**
   * Runs work under the time limit.
   * @throws AppError 4 when the time is over, whether or not the work heeds the signal
   */
  during: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * The work is not trusted to end with the signal: a Request that was garbage-collected while its answer is read no
 * longer passes an abort on (nodejs/undici issue 4068).
 * @param timeout ms for each piece of work
 */
export function createIdleTimeout(timeout: number): IdleTimeout {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    during: async (work) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          const cause = new DOMException('Nothing came in time', 'TimeoutError');
          reject(new AppError(ErrorCode.networkError, text('errors.network'), { cause }));
          controller.abort(cause);
        }, timeout);
      });
      try {
        return await Promise.race([work(), tooLate]);
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
