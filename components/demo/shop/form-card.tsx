import { useId, type ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';

interface FormCardProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** A part of a form: a titled card with its fields in a grid of up to six columns. */
export function FormCard({ title, description, children }: FormCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} description={description} />
      <div className="@container">
        <div className="@md:grid-cols-6 grid grid-cols-1 items-start gap-4">{children}</div>
      </div>
    </Card>
  );
}
