import { vi } from 'vitest';

/** A tab's storage as a script sees it: stored items are also properties. */
export function stubStorage(name: 'sessionStorage' | 'localStorage'): Map<string, string> {
  const kept = new Map<string, string>();
  const methods = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const storage = new Proxy(methods, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      kept.has(String(key))
        ? { enumerable: true, configurable: true, value: kept.get(String(key)) }
        : undefined,
  });
  vi.stubGlobal(name, storage);
  return kept;
}
