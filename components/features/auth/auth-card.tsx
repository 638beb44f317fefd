import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface AuthCardProps {
  title: string;
  description: ReactNode;
  children: ReactNode;
}

/** The one card of a sign-in screen. */
export function AuthCard({ title, description, children }: AuthCardProps) {
  return (
    <Card className="p-6! md:p-8! flex flex-col gap-6">
      <header>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 text-muted">{description}</p>
      </header>
      {children}
    </Card>
  );
}
