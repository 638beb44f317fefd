import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProductClient } from '@/lib/bff/product-api/client';
import { createResilience } from '@/lib/bff/product-api/resilience';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream that tells nothing after it has begun. @param connection what is said of silence */
async function silentStream(connection: {
  silence?: number;
}): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('event: ready\n\n')),
  });
  const client = createProductClient({
    baseUrl: 'http://product.example',
    fetch: async () => Promise.resolve(new Response(body)),
    resilience: createResilience(),
    ...connection,
  });
  const made = (await client.openStream({}, null))();
  if (!made) throw new Error('The stream has no body');
  const reader = made.getReader();
  await reader.read();
  return reader;
}

it('security 27: a stream of a remote product API ends once nothing has come for so long', async () => {
  const reader = await silentStream({ silence: 60_000 });
  const ended = expect(reader.read()).rejects.toMatchObject({ code: 4 });
  await vi.advanceTimersByTimeAsync(60_001);
  await ended;
});

it('an embedded one may be silent, for it is no connection that can be lost', async () => {
  const reader = await silentStream({});
  const isOver = vi.fn();
  void reader.read().finally(isOver);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(isOver).not.toHaveBeenCalled();
});
