'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';

interface HomeCardProps {
  /** Of the heading. */
  id: string;
  title: string;
  /** The page with all of it, and the words of the link there. */
  more?: { href: string; label: string } | undefined;
  /** `none` when the content reaches from edge to edge, as a list does. */
  padding?: 'normal' | 'none';
  children: ReactNode;
}

/** A part of Home in a card of its own. */
export function HomeCard({ id, title, more, padding = 'normal', children }: HomeCardProps) {
  const action = more && (
    <Link href={more.href} prefetch={false} className="link text-sm">
      {more.label}
    </Link>
  );
  const header = <CardHeader id={id} title={title} action={action} />;
  return (
    <Card aria-labelledby={id} padding={padding}>
      {padding === 'none' ? <div className="px-4 pt-4 md:px-6 md:pt-6">{header}</div> : header}
      {children}
    </Card>
  );
}
