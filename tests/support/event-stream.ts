import { createParser } from 'eventsource-parser';
import type { Change } from '@/lib/domain/stream/stream';

/** A client of an event stream, as far as it has come. */
export interface TestStream {
  response: Response;
  messages: { event: string; id: string; changes: Change[] }[];
  /** How many comments have come. */
  beats: () => number;
  /** ms after which the server asked to come back. */
  retry: () => number | undefined;
  /** The id of the last message. */
  lastId: () => string;
  /** Resolves once something is so of what has come. */
  until: (isSo: () => boolean) => Promise<void>;
  /** The ids of what changed, in the order of arrival. */
  changed: () => string[];
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  /** Leaves. */
  leave: () => void;
}

/** Opens a stream of server-sent events and reads on. */
export async function openStream(url: string, headers: Record<string, string>): Promise<TestStream> {
  const leaving = new AbortController();
  const response = await fetch(url, { headers, signal: leaving.signal });
  const messages: TestStream['messages'] = [];
  const waiting = new Set<() => void>();
  let retry: number | undefined;
  let beats = 0;
  const parser = createParser({
    onEvent: ({ event = '', id = '', data }) => {
      const { changes = [] } = JSON.parse(data) as { changes?: Change[] };
      messages.push({ event, id, changes });
    },
    onComment: () => (beats += 1),
    onRetry: (ms) => (retry = ms),
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      parser.feed(decoder.decode(part, { stream: true }));
      for (const check of waiting) check();
    }
  };
  const ended = response.status === 200 ? read() : Promise.resolve();
  ended.catch(() => undefined);
  return {
    response,
    messages,
    beats: () => beats,
    retry: () => retry,
    lastId: () => messages.at(-1)?.id ?? '',
    until: (isSo) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isSo()) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    changed: () => messages.flatMap(({ changes }) => changes.map(({ id }) => id)),
    ended,
    leave: () => leaving.abort(),
  };
}
