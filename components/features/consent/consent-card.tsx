import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';

interface ConsentCardProps {
  title: string;
  description: ReactNode;
  children?: ReactNode;
}

/** The card of a connected app's request. */
export function ConsentCard({ title, description, children }: ConsentCardProps) {
  return (
    <Card className="p-6! md:p-8! flex flex-col gap-6">
      <header>
        <h1 className="wrap-anywhere text-balance text-2xl">{title}</h1>
        <div className="wrap-anywhere mt-2 text-muted">{description}</div>
      </header>
      {children}
    </Card>
  );
}
