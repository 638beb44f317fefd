import { Skeleton } from '@/components/ui/display/skeleton';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { text } from '@/lib/text/text';

/** Placeholder rows in the shape of `FactorRow`. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div>
      <VisuallyHidden>{text('security.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
          <Skeleton className="size-10 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
