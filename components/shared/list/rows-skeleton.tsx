import { Loading } from '@/components/ui/feedback/loading';
import { Skeleton } from '@/components/ui/display/skeleton';
import { text, type MessageKey } from '@/lib/text/text';
import type { ListNoun } from './list';

const labelKeys = {
  packages: 'shell.list.loading.packages',
  shipments: 'shell.list.loading.shipments',
  invoices: 'shell.list.loading.invoices',
} as const satisfies Record<ListNoun, MessageKey>;

/** A placeholder for a list's rows while they load. */
export function RowsSkeleton({ noun }: { noun: ListNoun }) {
  return (
    <Loading label={text(labelKeys[noun])}>
      <div className="divide-y divide-line">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="flex items-center gap-4 px-4 py-4 md:px-6">
            <Skeleton className="size-10 shrink-0" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3 w-1/4" />
            </div>
            <Skeleton className="h-6 w-24 shrink-0" />
            <Skeleton className="hidden h-4 w-1/4 shrink-0 md:block" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
