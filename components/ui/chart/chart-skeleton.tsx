import { Skeleton } from '@/components/ui/display/skeleton';
import type { ChartType } from './chart-data';

const heights = ['h-2/5', 'h-3/5', 'h-1/2', 'h-4/5', 'h-3/5', 'h-full'];

/** A placeholder in the shape of the chart: columns, or a disc. */
export function ChartSkeleton({ type }: { type: ChartType }) {
  if (type === 'line' || type === 'bar') {
    return (
      <span className="flex size-full items-end gap-3 pb-6 ps-10">
        {heights.map((height, index) => (
          <Skeleton key={index} className={`grow ${height}`} />
        ))}
      </span>
    );
  }
  return (
    <span className="flex size-full items-center justify-center p-9">
      <Skeleton className="rounded-full! aspect-square h-full" />
    </span>
  );
}
