import {
  createLocalJWKSet,
  errors,
  type CryptoKey,
  type JSONWebKeySet,
  type JWSHeaderParameters,
} from 'jose';

/** The part of fetch that reading a key set needs; `globalThis.fetch` fits. */
export type FetchKeys = (
  url: string,
  init: { headers: Headers; signal: AbortSignal; redirect: 'manual' },
) => Promise<Response>;

/** The keys could not be loaded, which says nothing about the token. */
export class KeysUnavailable extends Error {
  override readonly name = 'KeysUnavailable';
}

const maxAge = 10 * 60_000;
const unknownKidPause = 30_000;
const failurePause = 2_000;
const timeout = 3_000;

type KeySet = ReturnType<typeof createLocalJWKSet>;

/**
 * A cached remote key set (security 2 and 26): cached for 10 minutes; an unknown kid causes at most one successful
 * fetch in 30 s; expired keys still count while the provider can't be reached. jose's own remote set does neither of
 * the last two: its cooldown starts only after a success, and it drops old keys before it has new ones.
 */
export function createKeySet(url: string, fetch: FetchKeys, clock: () => Date) {
  let keys: KeySet | undefined;
  let fetchedAt = -Infinity;
  let failedAt = -Infinity;
  let unknownAt = -Infinity;
  let pending: Promise<void> | undefined;
  /** How many loads have been started, and which of them `keys` came from. */
  let begun = 0;
  let current = 0;

  async function load(): Promise<void> {
    const turn = ++begun;
    try {
      const response = await fetch(url, {
        headers: new Headers({ accept: 'application/json' }),
        // Whoever the settings name says which keys count, and nobody whom they send us to (security 32).
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      if (response.status !== 200) throw new Error(`The key set answered ${response.status}`);
      keys = createLocalJWKSet((await response.json()) as JSONWebKeySet);
      [fetchedAt, current] = [clock().getTime(), turn];
    } catch (cause) {
      failedAt = clock().getTime();
      throw new KeysUnavailable('The key set could not be read', { cause });
    }
  }

  function reload(): Promise<void> {
    pending ??= load().finally(() => (pending = undefined));
    return pending;
  }

  const justFailed = () => clock().getTime() - failedAt < failurePause;

  async function keysOfAge(): Promise<KeySet> {
    if (clock().getTime() - fetchedAt >= maxAge && !justFailed()) await reload().catch(() => undefined);
    if (!keys) throw new KeysUnavailable('No key set has been read yet');
    return keys;
  }

  async function find(header: JWSHeaderParameters): Promise<CryptoKey | undefined> {
    try {
      return await (
        await keysOfAge()
      )(header);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey) return undefined;
      throw error;
    }
  }

  /** Whether another fetch may be made for an unknown kid; failed fetches do not count. */
  function mayAsk(): boolean {
    const now = clock().getTime();
    if (justFailed()) throw new KeysUnavailable('The key set could not be read');
    if (now - unknownAt < unknownKidPause && failedAt < unknownAt) return false;
    unknownAt = now;
    return true;
  }

  async function keyFor(header: JWSHeaderParameters): Promise<CryptoKey> {
    const before = begun;
    for (;;) {
      const found = await find(header);
      if (found) return found;
      if (current > before) break;
      // Wait for a load in progress: after a rotation it may contain the kid.
      if (pending) await pending;
      else if (mayAsk()) await reload();
      else break;
    }
    throw new errors.JWKSNoMatchingKey();
  }

  return {
    keyFor,
    /** Reads the set where it is not there yet. Never throws. */
    prepare: async () => {
      await keysOfAge().catch(() => undefined);
    },
  };
}
