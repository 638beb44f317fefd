import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { log } from '@/lib/runtime/log';
import type { CustomerFile } from './file';

/**
 * A file that is sent as it is made. Its first part is awaited, so that a failure becomes an error response rather than
 * a broken file; a later failure aborts the download and is logged.
 */
export async function streamed(
  { name, type }: Omit<CustomerFile, 'body'>,
  parts: AsyncGenerator<Uint8Array, void>,
): Promise<CustomerFile> {
  const first = await parts.next();
  // Later parts are worded in the language of the request, which has been answered by then.
  const inRequest = AsyncLocalStorage.snapshot();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (first.done) controller.close();
      else controller.enqueue(first.value);
    },
    pull: async (controller) => {
      try {
        const next = await inRequest(() => parts.next());
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      } catch (error) {
        log.error('file.broken_off', { file: name, error });
        controller.error(error);
      }
    },
    cancel: async () => {
      await parts.return();
    },
  });
  return { name, type, body };
}
