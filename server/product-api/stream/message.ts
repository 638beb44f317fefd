import type { Change, StreamEvent } from '@/lib/domain/stream/stream';

const encoder = new TextEncoder();

/** A message of an event stream (HTML, "Server-sent events"), with the id from which to go on after it. */
export function message(event: StreamEvent, id: string, data: { changes?: Change[] } = {}): Uint8Array {
  return encoder.encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** A comment, which keeps proxies from taking the stream for dead. */
export const heartbeat = encoder.encode(':\n\n');

/** Asks the client to come back after so many ms. */
export const comeBack = (ms: number) => encoder.encode(`retry: ${Math.round(ms)}\n\n`);
