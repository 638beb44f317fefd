import { currentLanguage } from '@/lib/text/text';

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
const localeOf = (language: string) => (language === 'ar' ? 'ar-u-nu-latn' : language);

/** The same for each language; gives the reader's. */
export function memoByLanguage<T>(make: (locale: string, key: string) => T): (key?: string) => T {
  const byLanguage = memo((language) => memo((key) => make(localeOf(language), key)));
  return (key = '') => byLanguage(currentLanguage())(key);
}

/** Keeps a pure function's last result: a list asks for the same day with each of its rows. */
export function memoLast<A extends readonly unknown[], T>(make: (...given: A) => T): (...given: A) => T {
  let last: { given: A; value: T } | undefined;
  return (...given) => {
    if (!last || last.given.some((one, index) => one !== given[index]))
      last = { given, value: make(...given) };
    return last.value;
  };
}
