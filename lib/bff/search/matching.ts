import 'server-only';
import type { FoundItem } from '@/lib/i18n/shown-search';
import { fold } from '@/lib/text/fold';

/** A page or an action, and other words for it. */
export interface Findable {
  words: string;
  item: FoundItem;
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** From so many letters on, they are looked for inside words as well, such as `auszug` in `Kontoauszug`. */
const inside = 3;

/** How well one typed word is answered; 0 if it isn't. */
function strengthOf(typed: string, title: string[], others: string[]): number {
  if (title.some((word) => word.startsWith(typed))) return 3;
  if (others.some((word) => word.startsWith(typed))) return 2;
  return typed.length >= inside && [...title, ...others].some((word) => word.includes(typed)) ? 1 : 0;
}

/** Whether every typed word is answered by a title. */
export function isCalled(title: string, typed: string): boolean {
  const asked = wordsOf(typed);
  return asked.length > 0 && asked.every((word) => strengthOf(word, wordsOf(title), []) > 0);
}

/**
 * The items whose title or other words answer every typed word, in whatever case and with or without accents; the best
 * first, by their titles before their other words. All of them where nothing is typed.
 */
export function matchingItems(findable: readonly Findable[], typed: string): FoundItem[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return typed.trim() === '' ? findable.map(({ item }) => item) : [];
  return findable
    .map(({ item, words }) => {
      const [title, others] = [wordsOf(item.title), wordsOf(words)];
      return { item, strength: Math.min(...asked.map((word) => strengthOf(word, title, others))) };
    })
    .filter(({ strength }) => strength > 0)
    .sort((a, b) => b.strength - a.strength)
    .map(({ item }) => item);
}
