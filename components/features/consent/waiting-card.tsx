import { Card } from '@/components/ui/display/card';
import { Loading } from '@/components/ui/feedback/loading';
import { Skeleton } from '@/components/ui/display/skeleton';

/** A placeholder card while the provider answers or the app's page loads. */
export function WaitingCard({ label }: { label: string }) {
  return (
    <Card className="p-6! md:p-8!">
      <h1 className="sr-only">{label}</h1>
      <Loading label={label}>
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="mt-3 h-5 w-3/5" />
        <div className="my-8 flex flex-col gap-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-2/5" />
        </div>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="mt-3 h-12 w-full" />
      </Loading>
    </Card>
  );
}
