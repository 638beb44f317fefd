import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIdleTimeout, within } from '@/lib/bff/product-api/idle-timeout';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer whose parts the test sends; its upstream aborts on the signal, as fetch does. */
function answerUntil(signal: AbortSignal) {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (sender = controller) });
  signal.addEventListener('abort', () => sender?.error(signal.reason));
  return {
    response: new Response(body),
    send: (text: string) => sender?.enqueue(new TextEncoder().encode(text)),
    end: () => sender?.close(),
  };
}

describe('security 27: the time-out of a file applies to each of its parts', () => {
  it('a file that keeps sending may take longer than 5 s', async () => {
    const idle = createIdleTimeout(5_000);
    const { response, send, end } = answerUntil(idle.signal);
    const text = within(response, idle, 5_000).text();
    for (let part = 1; part <= 5; part += 1) {
      await vi.advanceTimersByTimeAsync(3_000);
      send(`part ${part} `);
    }
    end();
    expect(await text).toBe('part 1 part 2 part 3 part 4 part 5 ');
  });

  it('a file that stalls is aborted', async () => {
    const idle = createIdleTimeout(5_000);
    const { response, send } = answerUntil(idle.signal);
    const text = within(response, idle, 5_000).text();
    const outcome = expect(text).rejects.toMatchObject({ code: 4 });
    send('half of ');
    await vi.advanceTimersByTimeAsync(5_001);
    await outcome;
  });

  it('a file whose upstream ignores the abort ends all the same', async () => {
    const idle = createIdleTimeout(5_000);
    const { response } = answerUntil(new AbortController().signal);
    const outcome = expect(within(response, idle, 5_000).text()).rejects.toMatchObject({ code: 4 });
    await vi.advanceTimersByTimeAsync(5_001);
    await outcome;
    expect(idle.signal.aborted).toBe(true);
  });

  it('a slow reader does not cause a time-out', async () => {
    const idle = createIdleTimeout(5_000);
    const { response, send, end } = answerUntil(idle.signal);
    const body = within(response, idle, 5_000).body as ReadableStream<Uint8Array>;
    send('one ');
    const reader = body.getReader();
    await reader.read();
    send('two ');
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(idle.signal.aborted).toBe(false);
    end();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('two ');
  });
});
