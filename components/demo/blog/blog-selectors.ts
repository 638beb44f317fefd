import { people } from '../data/people';
import type { Article, Comment } from './article';
import { articles } from './articles';
import type { Blog } from './blog-area';
import { comments } from './comments';
import type { Entry } from './list-view';

/** All articles, those written or edited here first. */
export function allArticles({ written }: Pick<Blog, 'written'>): Article[] {
  const changed = new Set(written.map(({ id }) => id));
  return [...written, ...articles.filter(({ id }) => !changed.has(id))];
}

export function findArticle(blog: Blog, id: string): Article | undefined {
  return allArticles(blog).find((article) => article.id === id);
}

export function commentsOf(blog: Blog, articleId: string): Comment[] {
  return [...comments, ...blog.comments].filter((comment) => comment.articleId === articleId);
}

/** The articles that the list can show. */
export function publishedEntries(blog: Blog): Entry[] {
  return allArticles(blog)
    .filter(({ published }) => published)
    .map((article) => ({ article, comments: commentsOf(blog, article.id).length }));
}

/** The unpublished articles. */
export function drafts(blog: Blog): Article[] {
  return allArticles(blog).filter(({ published }) => !published);
}

/** The newest published article. */
export function newestArticle(blog: Blog): Article | undefined {
  return publishedEntries(blog)
    .map(({ article }) => article)
    .toSorted((one, other) => other.date.localeCompare(one.date, 'en'))[0];
}

/** Up to three other articles with the most tags in common; the same category counts as one. */
export function relatedArticles(blog: Blog, to: Article): Article[] {
  const closeness = ({ category, tags }: Article) =>
    tags.filter((tag) => to.tags.includes(tag)).length + (category === to.category ? 1 : 0);
  return publishedEntries(blog)
    .map(({ article }) => article)
    .filter(({ id }) => id !== to.id)
    .toSorted((one, other) => closeness(other) - closeness(one))
    .slice(0, 3);
}

interface Author {
  name: string;
  role?: string;
  image?: string;
}

/** An author: a colleague by id, or a reader by name. */
export function authorOf(author: string): Author {
  return people.find(({ id }) => id === author) ?? { name: author };
}
