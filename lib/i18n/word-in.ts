import { entryOf } from '@/lib/domain/values/is-in';
import { text, type WordKey } from '@/lib/text/text';

/** A word of a product API without a text of the portal's: `awaiting_pickup` is `Awaiting pickup`. */
export function plainWord(word: string): string {
  const words = word.replace(/[\s_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The portal's text for a word of a product API, or the plain word. */
export function wordIn(texts: Readonly<Record<string, WordKey>>, word: string): string {
  const key = entryOf(texts, word);
  return key ? text(key) : plainWord(word);
}
