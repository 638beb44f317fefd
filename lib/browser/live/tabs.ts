import type { Change } from '@/lib/domain/stream/stream';
import { follow, pageAge, type LiveMessage } from './follow';

/** What this tab shows has changed; undefined: anything may have. */
type OnChange = (changes: Change[] | undefined) => void;

/** A tab that asks whether it has missed something. */
interface Hello {
  hello: { lastId: string | undefined; age: number };
}

/**
 * Notifies this tab of changes, by one connection for all visible tabs of the browser: the one that holds a lock
 * follows the stream, and passes on what it hears. A hidden tab gives the lock up, for a browser may stop it at any time.
 * @param name of what the tabs share; another session has another
 * @returns ends it
 */
export function hearChanges(name: string, onChange: OnChange): () => void {
  const channel = new BroadcastChannel(name);
  let lastId: string | undefined;
  let changedAt = -Infinity;
  let leads = false;
  let visit: AbortController | undefined;

  const take = ({ event, id, changes }: LiveMessage) => {
    lastId = id;
    if (event === 'ready') return;
    changedAt = performance.now();
    onChange(event === 'changes' ? changes : undefined);
  };
  const tell = (message: LiveMessage) => {
    take(message);
    channel.postMessage(message);
  };

  /** Answered by the tab that follows the stream. */
  const hasMissed = ({ hello }: Hello) =>
    hello.lastId === undefined ? performance.now() - changedAt < hello.age * 1000 : hello.lastId !== lastId;

  channel.onmessage = ({ data }: MessageEvent<LiveMessage | Hello>) => {
    if ('event' in data) take(data);
    else if (leads && lastId !== undefined && hasMissed(data))
      channel.postMessage({ event: 'reset', id: lastId, changes: [] } satisfies LiveMessage);
  };

  const lead = async (signal: AbortSignal) => {
    leads = true;
    await follow({ lastId: () => lastId, onMessage: tell, signal });
    leads = false;
  };

  function begin(): void {
    const { signal } = (visit = new AbortController());
    channel.postMessage({ hello: { lastId, age: pageAge() } } satisfies Hello);
    // Aborted while it waits, the request is rejected.
    navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
  }
  function pause(): void {
    visit?.abort();
    visit = undefined;
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') pause();
    else if (!visit) begin();
  };

  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', pause);
  onVisibility();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', pause);
    pause();
    channel.close();
  };
}
