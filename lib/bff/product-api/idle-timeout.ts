import 'server-only';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';

/** Aborts its signal when one piece of work takes too long. */
export interface IdleTimeout {
  signal: AbortSignal;
  /** Aborts the signal. @returns the error of work that took too long, AppError 4 */
  end: () => AppError;
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
  const end = () => {
    const cause = new DOMException('Nothing came in time', 'TimeoutError');
    controller.abort(cause);
    return new AppError(ErrorCode.networkError, text('errors.network'), { cause });
  };
  return {
    signal: controller.signal,
    end,
    during: async (work) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(end()), timeout);
      });
      try {
        return await Promise.race([work(), tooLate]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/**
 * The same response, its body ended with AppError 4 when no data comes for so many ms; a slow reader does not count.
 * Streams wait here by the thousand, so that a wait is one timer and one promise, of whoever reads: nothing is read
 * ahead.
 */
export function within(response: Response, { signal, end }: IdleTimeout, timeout: number): Response {
  const reader = response.body?.getReader();
  if (!reader) return response;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const timer = setTimeout(() => controller.error(end()), timeout);
        try {
          const part = await reader.read();
          if (signal.aborted) return;
          if (part.done) controller.close();
          else controller.enqueue(part.value);
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status: response.status, headers: response.headers });
}
