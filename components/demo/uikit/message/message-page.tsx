'use client';

import { PageHeader } from '@/components/ui/page-header';

export function MessagePage() {
  return <PageHeader title="Messages" />;
}
