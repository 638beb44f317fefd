'use client';

import { ButtonLink } from '@/components/ui/action/button-link';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { ArticleGrid } from './article-grid';
import { useBlog } from './blog-area';
import { drafts, publishedEntries } from './blog-selectors';
import { DraftList } from './draft-list';
import { Featured } from './featured';
import { editHref } from './links';
import { ListControls } from './list-controls';
import { isNarrowed, selectEntries } from './list-view';

/** /apps/blog/list: the warehouse's articles for its customers. */
export function ListPage() {
  const blog = useBlog();
  const narrowed = isNarrowed(blog.view);
  const entries = selectEntries(publishedEntries(blog), blog.view);
  const featured = narrowed ? [] : entries.filter(({ article }) => article.featured);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Blog"
        description="How parcels travel, told by those who carry them."
        actions={
          <ButtonLink href={editHref()} prefetch={false} icon="demo:square-pen">
            Write an article
          </ButtonLink>
        }
      />
      <DraftList drafts={drafts(blog)} />
      <ListControls view={blog.view} />
      <Featured entries={featured} />
      <ArticleGrid
        title={narrowed ? 'What was found' : 'All other articles'}
        entries={entries.filter((entry) => !featured.includes(entry))}
        page={blog.view.page}
      />
    </div>
  );
}
