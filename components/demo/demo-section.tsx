import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';

interface DemoSectionProps {
  title: string;
  description?: ReactNode;
  /** Shown at the end of the heading, such as a menu. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One card of a UI-kit page: a named region with its heading. */
export function DemoSection({ title, description, action, className, children }: DemoSectionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={className}>
      <CardHeader id={id} title={title} description={description} action={action} />
      {children}
    </Card>
  );
}
