'use client';

import { PageHeader } from '@/components/ui/navigation/page-header';
import { Skeleton } from '@/components/ui/display/skeleton';
import { useRestored } from '../area';
import { blogArea, useBlog } from './blog-area';
import { findArticle } from './blog-selectors';
import { NoSuchArticle } from './no-such-article';
import { PostEditor } from './post-editor';

/** /apps/blog/edit: writes an article, or edits the one with an id. */
export function EditPage({ id }: { id: string | undefined }) {
  const blog = useBlog();
  const restored = useRestored(blogArea);
  const article = id === undefined ? undefined : findArticle(blog, id);
  const key = id ?? 'new';
  if (id !== undefined && !article) {
    if (!restored && id.startsWith('own-')) return <Skeleton className="h-96 w-full" />;
    return <NoSuchArticle />;
  }
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={article ? 'Edit the article' : 'Write an article'}
        description={
          key in blog.forms
            ? 'What you type is kept in this tab until you save or discard it.'
            : article?.published
              ? 'Readers see your changes as soon as you publish them.'
              : 'It appears in the list as soon as you publish it.'
        }
      />
      {/* Remounts to show input restored after hydration. */}
      <PostEditor
        key={`${key} ${restored}`}
        formKey={key}
        article={article}
        kept={blog.forms[key]}
        ready={restored}
      />
    </div>
  );
}
