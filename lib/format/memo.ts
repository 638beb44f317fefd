import { localeOf, memo } from '@/lib/text/memo';
import { currentLanguage } from '@/lib/text/text';

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
