import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';

interface NotFoundMessageProps {
  title: string;
  /** One line of why. */
  children: ReactNode;
  action: ReactNode;
}

/** Says that there is nothing at this address, and offers a way on. */
export function NotFoundMessage({ title, children, action }: NotFoundMessageProps) {
  return (
    <Card className="py-10! md:px-10! flex flex-col items-start gap-4">
      <span className="flex size-16 items-center justify-center rounded-full bg-highlight text-primary-text">
        <Icon name="package-search" size={24} />
      </span>
      <div>
        <p className="text-sm font-medium text-muted">404</p>
        <h1 className="mt-1 text-2xl">{title}</h1>
        <p className="mt-2 text-muted">{children}</p>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">{action}</div>
    </Card>
  );
}
