import {
  createLocalJWKSet,
  errors,
  type CryptoKey,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose';

/** The part of fetch that reading a key set needs; `globalThis.fetch` fits. */
export type FetchKeys = (url: string, init: { headers: Headers; signal: AbortSignal }) => Promise<Response>;

/** The keys can't be had: not a word about the token. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

const maxAge = 10 * 60_000;
const unknownKidPause = 30_000;
const failurePause = 2_000;
const timeout = 3_000;

type KeySet = ReturnType<typeof createLocalJWKSet>;

/**
 * A cached remote key set (security 2 and 26): kept 10 minutes; a kid it does not hold causes at most one fetch in
 * 30 s; keys past their age still count while the provider can't be reached. jose's own remote set does neither of
 * the last two: its pause starts only after a success, and it drops old keys before it has new ones.
 */
export function createKeySet(url: string, fetch: FetchKeys, clock: () => Date) {
  let keys: KeySet | undefined;
  let fetchedAt = -Infinity;
  let failedAt = -Infinity;
  let unknownAt = -Infinity;
  let pending: Promise<void> | undefined;

  async function load(): Promise<void> {
    try {
      const response = await fetch(url, {
        headers: new Headers({ accept: 'application/json' }),
        signal: AbortSignal.timeout(timeout),
      });
      if (response.status !== 200) throw new Error(`The key set answered ${response.status}`);
      keys = createLocalJWKSet((await response.json()) as JSONWebKeySet);
      fetchedAt = clock().getTime();
    } catch (cause) {
      failedAt = clock().getTime();
      throw new KeysUnavailable('The key set could not be read', { cause });
    }
  }

  function reload(): Promise<void> {
    pending ??= load().finally(() => (pending = undefined));
    return pending;
  }

  async function current(): Promise<KeySet> {
    const now = clock().getTime();
    if (now - fetchedAt >= maxAge && now - failedAt >= failurePause) await reload().catch(() => undefined);
    if (!keys) throw new KeysUnavailable('No key set has been read yet');
    return keys;
  }

  return async (header: JWSHeaderParameters): Promise<CryptoKey> => {
    const before = keys;
    const known = await current();
    try {
      return await known(header);
    } catch (error) {
      const now = clock().getTime();
      const justRead = known !== before;
      const pause = justRead || now - unknownAt < unknownKidPause;
      if (!(error instanceof errors.JWKSNoMatchingKey) || pause) throw error;
      unknownAt = now;
      await reload();
      return (await current())(header);
    }
  };
}
