import { Card } from '@/components/ui/card';
import { Loading } from '@/components/ui/loading';
import { Skeleton } from '@/components/ui/skeleton';

export default function ShellLoading() {
  return (
    <Loading label="Loading the page">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-8 w-48" />
        <Card className="flex flex-col gap-6">
          {['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/2'].map((width, index) => (
            <div key={index} className="flex flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-1/4" />
            </div>
          ))}
        </Card>
      </div>
    </Loading>
  );
}
