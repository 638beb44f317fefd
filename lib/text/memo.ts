/**
 * Caches a pure function's results: Intl formatters cost far more to build than to use, and a list uses one many times.
 * The results depend on the key alone, so it does not matter that each module graph has its own.
 */
export function memo<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}

/** Arabic with the digits that codes and tracking numbers have too. */
export const localeOf = (language: string) => (language === 'ar' ? 'ar-u-nu-latn' : language);
