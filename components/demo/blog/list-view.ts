import { z } from 'zod';
import { fold } from '@/lib/text/fold';
import { plainText } from '@/components/kit/editor/rich-text/nodes';
import { categorySchema, type Article } from './article';

/** The filters and the order of the list. */
export const listViewSchema = z.object({
  query: z.string(),
  category: categorySchema.nullable(),
  sort: z.enum(['newest', 'read', 'discussed']),
  /** Zero-based. */
  page: z.number(),
});

export type ListView = z.infer<typeof listViewSchema>;

export const wholeList: ListView = { query: '', category: null, sort: 'newest', page: 0 };

/** Whether a filter is active; then featured articles are listed among the others. */
export const isNarrowed = ({ query, category }: ListView): boolean =>
  query.trim() !== '' || category !== null;

/** An article in the list. */
export interface Entry {
  article: Article;
  comments: number;
}

function matches({ title, excerpt, tags, body }: Article, words: readonly string[]): boolean {
  const text = fold([title, excerpt, ...tags, plainText(body)].join(' '));
  return words.every((word) => text.includes(word));
}

const orders: Record<ListView['sort'], (one: Entry, other: Entry) => number> = {
  newest: (one, other) => other.article.date.localeCompare(one.article.date, 'en'),
  read: (one, other) => other.article.views - one.article.views,
  discussed: (one, other) => other.comments - one.comments,
};

/** The matching articles, with all search words anywhere in each, in order. */
export function selectEntries(entries: readonly Entry[], { query, category, sort }: ListView): Entry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return entries
    .filter(({ article }) => (category === null || article.category === category) && matches(article, words))
    .toSorted(orders[sort]);
}
