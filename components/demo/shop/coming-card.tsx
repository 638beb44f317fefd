import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';

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
