import { Card } from '@/components/ui/display/card';
import { Loading } from '@/components/ui/feedback/loading';
import { Skeleton } from '@/components/ui/display/skeleton';

/** A placeholder until the tab's stored state is restored. */
export function ComingCard({ label }: { label: string }) {
  return (
    <Card>
      <Loading label={label}>
        <Skeleton className="h-64" />
      </Loading>
    </Card>
  );
}
