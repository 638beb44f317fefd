import { Card } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { RowsSkeleton } from './rows-skeleton';

/** `/packages` while its first page is on its way. */
export function PackagesLoading() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Packages" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-10 w-full" />
        <Card padding="none">
          <RowsSkeleton />
        </Card>
      </div>
    </div>
  );
}
