'use client';

import { z } from 'zod';
import { areaOf, useArea } from '../area';
import { articleSchema, commentSchema, type Article, type Comment } from './article';
import { listViewSchema, wholeList, type ListView } from './list-view';
import { postFormSchema, type PostForm } from './post-form';

const blogSchema = z.object({
  /** Written or edited here, latest first; each replaces one with the same id. */
  written: z.array(articleSchema),
  /** Written here. */
  comments: z.array(commentSchema),
  /** Unsaved input, by the article's id, or `new`. */
  forms: z.record(z.string(), postFormSchema),
  view: listViewSchema,
});

export type Blog = z.infer<typeof blogSchema>;

export const blogArea = areaOf('blog', blogSchema, { written: [], comments: [], forms: {}, view: wholeList });

/** The state of the blog's pages. */
export const useBlog = () => useArea(blogArea);

/** Changes the list's view; a new search or order returns to the first page. */
export const showInList =
  (change: Partial<ListView>) =>
  (blog: Blog): Blog => ({ ...blog, view: { ...blog.view, page: 0, ...change } });

/** Stores the input for an article; null deletes it. */
export const keepForm =
  (key: string, form: PostForm | null) =>
  (blog: Blog): Blog => {
    const others = Object.entries(blog.forms).filter(([other]) => other !== key);
    return { ...blog, forms: Object.fromEntries(form ? [...others, [key, form]] : others) };
  };

/** Publishes an article or stores it as a draft; the list shows where it is. */
export const saveArticle =
  (article: Article) =>
  (blog: Blog): Blog => ({
    ...blog,
    written: [article, ...blog.written.filter(({ id }) => id !== article.id)],
    view: wholeList,
  });

export const removeArticle =
  (id: string) =>
  (blog: Blog): Blog => ({ ...blog, written: blog.written.filter((article) => article.id !== id) });

export const addComment =
  (comment: Comment) =>
  (blog: Blog): Blog => ({
    ...blog,
    comments: [...blog.comments, comment].toSorted((one, other) => one.id.localeCompare(other.id, 'en')),
  });

export const removeComment =
  (id: string) =>
  (blog: Blog): Blog => ({ ...blog, comments: blog.comments.filter((comment) => comment.id !== id) });
