import { z } from 'zod';
import { textLength } from '@/components/kit/editor/text-length';
import { plainText, toHtml, type RichNode } from '@/components/kit/editor/rich-text/nodes';
import { categorySchema, coverSchema, me, type Article } from './article';

/** The form's values. */
export const postFormSchema = z.object({
  title: z.string(),
  /** The editor's HTML. */
  text: z.string(),
  cover: coverSchema.nullable(),
  category: z.string(),
  tags: z.array(z.string()),
  published: z.boolean(),
  allowComments: z.boolean(),
});

export type PostForm = z.infer<typeof postFormSchema>;

/** A valid article. */
export const postSchema = postFormSchema.extend({
  title: z
    .string()
    .trim()
    .min(1, 'Give the article a title.')
    .max(90, 'Shorten the title to 90 characters, so that it fits into the list.'),
  text: z.string().refine((html) => textLength(html) > 0, 'Write something before you save the article.'),
  category: categorySchema,
  tags: z.array(z.string()).max(5, 'Five tags are enough. Remove one.'),
});

export type Post = z.infer<typeof postSchema>;

export const emptyForm: PostForm = {
  title: '',
  text: '',
  cover: null,
  category: '',
  tags: [],
  published: true,
  allowComments: true,
};

/** The form's values for an article. */
export function formOf({ title, body, cover, category, tags, published, allowComments }: Article): PostForm {
  return { title, text: toHtml(body), cover, category, tags, published, allowComments };
}

const excerptLength = 140;

/** The beginning of a text, up to the end of a word. */
export function excerptOf(body: readonly RichNode[]): string {
  const text = plainText(body);
  if (text.length <= excerptLength) return text;
  return `${text.slice(0, text.lastIndexOf(' ', excerptLength))} …`;
}

/** The new values of a saved article. */
interface Saving {
  post: Post;
  body: RichNode[];
  /** The edited article; without it a new one is created. */
  article: Article | undefined;
  id: string;
  now: string;
}

/** The article for a form's values. Unchanged text keeps its summary, a published one its date. */
export function articleOf({ post, body, article, id, now }: Saving): Article {
  const { title, cover, category, tags, published, allowComments } = post;
  const untouched = article !== undefined && plainText(article.body) === plainText(body);
  return {
    id: article?.id ?? id,
    title,
    excerpt: untouched ? article.excerpt : excerptOf(body),
    category,
    tags,
    author: article?.author ?? me,
    date: article?.published ? article.date : now,
    cover,
    body,
    views: article?.views ?? 0,
    featured: article?.featured ?? false,
    published,
    allowComments,
  };
}
