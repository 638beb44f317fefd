import { useRef } from 'react';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Pagination } from '@/components/ui/navigation/pagination';
import { ArticleCard } from './article-card';
import { blogArea, showInList } from './blog-area';
import { wholeList, type Entry } from './list-view';

const pageSize = 6;

interface ArticleGridProps {
  title: string;
  entries: readonly Entry[];
  page: number;
}

/** Articles in pages of six; a page change focuses the heading. */
export function ArticleGrid({ title, entries, page }: ArticleGridProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = Math.max(0, Math.ceil(entries.length / pageSize) - 1);
  const shown = Math.min(page, last);
  return (
    <section aria-labelledby="articles" className="flex flex-col gap-3">
      <h2 ref={heading} id="articles" tabIndex={-1} className="rounded-xs text-base">
        {title}
      </h2>
      {entries.length === 0 ? (
        <Card>
          <EmptyState
            icon="funnel-x"
            title="No articles match"
            action={
              <Button variant="secondary" onClick={() => blogArea.change(showInList(wholeList))}>
                Show all articles
              </Button>
            }
          >
            Try fewer words, or another category.
          </EmptyState>
        </Card>
      ) : (
        <>
          <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
            {entries.slice(shown * pageSize, (shown + 1) * pageSize).map((entry) => (
              <li key={entry.article.id} className="min-w-0">
                <ArticleCard entry={entry} />
              </li>
            ))}
          </ul>
          <Pagination
            label="Articles"
            className="mt-3"
            page={shown}
            pageSize={pageSize}
            total={entries.length}
            onPage={(next) => {
              blogArea.change(showInList({ page: next }));
              heading.current?.focus();
            }}
          />
        </>
      )}
    </section>
  );
}
