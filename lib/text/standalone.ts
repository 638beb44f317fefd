import { defaultLanguage } from './language';
import { standaloneWords } from './standalone-words';

type Words = typeof standaloneWords;
type Tag = keyof Words;

/** Their shape, without the texts of any one language. */
type Plain<T> = { [K in keyof T]: T[K] extends string ? string : Plain<T[K]> };

/** The words of the pages that no request's texts reach, in one language. */
export interface StandaloneWords extends Omit<Plain<Words[typeof defaultLanguage]>, 'dir'> {
  lang: string;
  dir: 'ltr' | 'rtl';
}

const tags = Object.keys(standaloneWords) as Tag[];
const mainOf = (tag: string) => tag.split('-')[0]?.toLowerCase();

/**
 * The words in the first of the wanted languages that has them, whatever its region; English where none has.
 * @param wanted BCP 47 tags, the most wanted first
 */
export function standaloneIn(wanted: Iterable<string>): StandaloneWords {
  let found: Tag | undefined;
  for (const tag of wanted) {
    found = tags.find((one) => one === tag) ?? tags.find((one) => mainOf(one) === mainOf(tag));
    if (found) break;
  }
  const lang = found ?? defaultLanguage;
  return { lang, ...standaloneWords[lang] };
}
