import { z } from 'zod';
import { richNodeSchema } from '@/components/kit/editor/rich-text/nodes';

export const categories = ['Guides', 'Customs', 'Billing', 'Warehouse', 'Carriers'] as const;

export const categorySchema = z.enum(categories, 'Choose a category.');

export type Category = z.infer<typeof categorySchema>;

export const coverSchema = z.object({
  /** An address on this site, or a data URL. */
  src: z.string().regex(/^(\/static\/|data:image\/)/),
  alt: z.string(),
});

export type Cover = z.infer<typeof coverSchema>;

export const articleSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** One or two sentences for the list. */
  excerpt: z.string(),
  category: categorySchema,
  tags: z.array(z.string()),
  author: z.string(),
  /** RFC 3339. */
  date: z.string(),
  cover: coverSchema.nullable(),
  body: z.array(richNodeSchema),
  views: z.number(),
  featured: z.boolean(),
  published: z.boolean(),
  allowComments: z.boolean(),
});

export type Article = z.infer<typeof articleSchema>;

export const commentSchema = z.object({
  id: z.string(),
  articleId: z.string(),
  /** A colleague's id, or a reader's name. */
  author: z.string(),
  date: z.string(),
  text: z.string(),
});

export type Comment = z.infer<typeof commentSchema>;

/** The author and commenter on these pages. */
export const me = 'elin';

/** Minutes, at 200 words each. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).length / 200));
}
