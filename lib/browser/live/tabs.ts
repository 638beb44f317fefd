import type { Change } from '@/lib/domain/stream/stream';
import { follow, pageAge, type LiveMessage } from './follow';
import { onReturn } from './on-return';

/** What this tab shows has changed; undefined: anything may have. */
type OnChange = (changes: Change[] | undefined) => void;

/** A tab that asks whether it has missed something. */
interface Hello {
  hello: { lastId: string | undefined; age: number };
}

/** The answer to a tab that has missed nothing. */
interface NothingMissed {
  nothingMissed: true;
}

/** ms after the visitor's return in which a stream must have been heard: a proxy may let none through. */
const longestWait = 3_000;

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
  let isOpen = false;
  let unanswered = 0;
  let visit: AbortController | undefined;

  const answered = () => clearTimeout(unanswered);
  const take = ({ event, id, changes }: LiveMessage) => {
    answered();
    lastId = id;
    if (event === 'ready') return;
    changedAt = performance.now();
    onChange(event === 'changes' ? changes : undefined);
  };
  const tell = (message: LiveMessage) => {
    isOpen = true;
    take(message);
    channel.postMessage(message);
  };

  /** Answered by the tab that follows the stream. */
  const hasMissed = ({ hello }: Hello) =>
    hello.lastId === undefined ? performance.now() - changedAt < hello.age * 1000 : hello.lastId !== lastId;

  channel.onmessage = ({ data }: MessageEvent<LiveMessage | Hello | NothingMissed>) => {
    if ('event' in data) take(data);
    else if ('nothingMissed' in data) answered();
    else if (isOpen && lastId !== undefined)
      channel.postMessage(
        hasMissed(data)
          ? ({ event: 'reset', id: lastId, changes: [] } satisfies LiveMessage)
          : ({ nothingMissed: true } satisfies NothingMissed),
      );
  };

  const lead = (signal: AbortSignal) =>
    follow({ lastId: () => lastId, onMessage: tell, onEnd: () => (isOpen = false), signal });
  const greet = () => channel.postMessage({ hello: { lastId, age: pageAge() } } satisfies Hello);

  function begin(): void {
    const { signal } = (visit = new AbortController());
    greet();
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
  const endReturns = onReturn(() => {
    if (isOpen) return;
    greet();
    answered();
    unanswered = window.setTimeout(() => onChange(undefined), longestWait);
  });
  return () => {
    endReturns();
    answered();
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', pause);
    pause();
    channel.close();
  };
}
