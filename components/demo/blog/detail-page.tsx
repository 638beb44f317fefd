'use client';

import { Skeleton } from '@/components/ui/display/skeleton';
import { useRestored } from '../area';
import { ArticleView } from './article-view';
import { blogArea, useBlog } from './blog-area';
import { findArticle, newestArticle } from './blog-selectors';
import { NoSuchArticle } from './no-such-article';

/** /apps/blog/detail: one article with its comments; without an id the newest. */
export function DetailPage({ id }: { id: string | undefined }) {
  const blog = useBlog();
  const restored = useRestored(blogArea);
  const article = id === undefined ? newestArticle(blog) : findArticle(blog, id);
  if (article) return <ArticleView key={article.id} article={article} blog={blog} />;
  // Only this tab has the articles written here.
  if (!restored && id?.startsWith('own-')) return <Skeleton className="h-96 w-full" />;
  return <NoSuchArticle />;
}
