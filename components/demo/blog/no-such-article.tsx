import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/navigation/page-header';
import { listHref } from './links';

/** For an address without an article, or with one from another tab. */
export function NoSuchArticle() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="No such article" />
      <Card>
        <EmptyState
          icon="book-open"
          title="There is no article at this address"
          action={
            <ButtonLink href={listHref} prefetch={false}>
              All articles
            </ButtonLink>
          }
        >
          It may have been deleted, or written in another tab: what is written here stays in its own tab.
        </EmptyState>
      </Card>
    </div>
  );
}
