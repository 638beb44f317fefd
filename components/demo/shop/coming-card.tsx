import { Card } from '@/components/ui/display/card';
import { Loading } from '@/components/ui/feedback/loading';
import { Skeleton } from '@/components/ui/display/skeleton';

/** Until it is known whether this tab kept what is asked for. */
export function ComingCard({ label }: { label: string }) {
  return (
    <Card>
      <Loading label={label}>
        <Skeleton className="h-64" />
      </Loading>
    </Card>
  );
}
