import { createParser } from 'eventsource-parser';
import type { Change, StreamEvent } from '@/lib/domain/stream/stream';

/** A message of the stream, as tabs pass it on. */
export interface LiveMessage {
  event: StreamEvent;
  /** From where a stream goes on after it. */
  id: string;
  changes: Change[];
}

interface Options {
  /** The id of the last message, if there was one. */
  lastId: () => string | undefined;
  onMessage: (message: LiveMessage) => void;
  /** After each connection, and each attempt. */
  onEnd: () => void;
  signal: AbortSignal;
}

/** ms without a byte, after which a connection counts as dead: two heartbeats and more. */
const silence = 50_000;
const shortest = 1_000;
const longest = 60_000;

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    const leave = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', leave, { once: true });
  });

const online = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (navigator.onLine || signal.aborted) {
      resolve();
      return;
    }
    addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** What our own server sends is not parsed by a schema here: anything unreadable asks for everything. */
function read({ event, id = '', data }: { event?: string; id?: string; data: string }): LiveMessage {
  try {
    const { changes = [] } = JSON.parse(data) as { changes?: Change[] };
    if (event === 'ready' || event === 'changes') return { event, id, changes };
  } catch {
    // Falls through.
  }
  return { event: 'reset', id, changes: [] };
}

/** Seconds since this page was asked for: what it shows is not older. */
export const pageAge = () => Math.ceil(performance.now() / 1000);

function ask(lastId: string | undefined, signal: AbortSignal): Promise<Response> {
  const query = lastId === undefined ? `?age=${pageAge()}` : '';
  return fetch(`/bff/streamMyChanges${query}`, {
    headers: { accept: 'text/event-stream', ...(lastId !== undefined && { 'last-event-id': lastId }) },
    cache: 'no-store',
    signal,
  });
}

/** Reads one connection to its end. @returns ms after which the server asked to come back */
async function readWhole(response: Response, onMessage: Options['onMessage'], onByte: () => void) {
  let retry: number | undefined;
  const parser = createParser({
    onEvent: (message) => onMessage(read(message)),
    onRetry: (ms) => (retry = ms),
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return retry;
    onByte();
    parser.feed(decoder.decode(part.value, { stream: true }));
  }
}

/** One connection. @returns ms until the next; undefined after a failure, and null where there will be none */
async function connect({
  lastId,
  onMessage,
  signal,
}: Omit<Options, 'onEnd'>): Promise<number | null | undefined> {
  const dead = new AbortController();
  let watch = 0;
  const onByte = () => {
    clearTimeout(watch);
    watch = window.setTimeout(() => dead.abort(), silence);
  };
  const gone = () => dead.abort();
  signal.addEventListener('abort', gone);
  addEventListener('offline', gone);
  onByte();
  try {
    const response = await ask(lastId(), dead.signal);
    // The session is over, or this product API has no stream: what notices that, and leaves, is elsewhere.
    if (response.status === 204 || response.status === 404) return null;
    return response.ok ? await readWhole(response, onMessage, onByte) : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(watch);
    signal.removeEventListener('abort', gone);
    removeEventListener('offline', gone);
    dead.abort();
  }
}

/**
 * Follows the stream of what changes until its signal is aborted: comes back when the server says, after failures ever
 * later and at a time of its own, and never while the browser is offline.
 */
export async function follow(options: Options): Promise<void> {
  const { signal } = options;
  let failures = 0;
  while (!signal.aborted) {
    await online(signal);
    const next = await connect({
      ...options,
      onMessage: (message) => {
        failures = 0;
        options.onMessage(message);
      },
    });
    options.onEnd();
    if (next === null) return;
    const most = Math.min(shortest * 2 ** failures++, longest);
    await rest(next ?? most / 2 + (most / 2) * Math.random(), signal);
  }
}
