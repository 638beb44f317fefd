/** Reads this tab's value of a key; null when it is missing, was not written by us, or storage is forbidden. */
export function readStored<T>(key: string, is: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores a value for this tab across reloads; without storage the current page still works. */
export function writeStored(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is forbidden or full.
  }
}

/** Removes the keys, and those that begin with one of them and a full stop. */
export function removeStored(...keys: string[]): void {
  try {
    for (const kept of Object.keys(sessionStorage)) {
      if (keys.some((key) => kept === key || kept.startsWith(`${key}.`))) sessionStorage.removeItem(kept);
    }
  } catch {
    // Nothing was stored then.
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
