import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';

/** One chapter of the documentation. */
export function DocCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="break-inside-avoid">
      <CardHeader id={id} title={title} />
      <div className="flex flex-col gap-4 text-sm">{children}</div>
    </Card>
  );
}
