import { AsyncResource } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { telemetry } from '@/lib/runtime/telemetry';

type Callback = (error: Error | null | undefined, ...results: unknown[]) => void;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/**
 * Sends a statement as an operation of whoever asks for it. node-postgres tells of its end by a callback, where it is
 * given one, else by a promise.
 * @param given what follows the statement: its values, a callback
 */
export function observeQuery(
  text: string,
  given: readonly unknown[],
  send: (given: readonly unknown[]) => unknown,
): unknown {
  const begun = telemetry()?.begin({ kind: 'query', text });
  if (!begun) return send(given);
  const end = (error: unknown) => begun.end(error ? { outcome: 'failed', error } : { outcome: 'ok' });
  const observed = given.map((value) =>
    isCallback(value)
      ? (...told: Parameters<Callback>) => {
          end(told[0]);
          value(...told);
        }
      : value,
  );
  const sent = send(observed);
  if (!given.some(isCallback) && sent instanceof Promise) sent.then(() => end(undefined), end);
  return sent;
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;

/**
 * Has whoever waits for a connection go on as themselves: the pool calls them from the work of whoever gives one back.
 * How long they waited is an operation.
 */
export function observeWaiting(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: Connected) => Promise<PoolClient>;
  const observed = (callback?: Connected): unknown => {
    const begun = telemetry()?.begin({ kind: 'connection' });
    if (!begun) return connect(callback);
    const end = (error: unknown) => begun.end(error ? { outcome: 'failed', error } : { outcome: 'ok' });
    if (callback) {
      const resumed = AsyncResource.bind(callback);
      return connect((error, client, release) => {
        end(error);
        resumed(error, client, release);
      });
    }
    const connected = connect();
    connected.then(() => end(undefined), end);
    return connected;
  };
  pool.connect = observed as Pool['connect'];
}
