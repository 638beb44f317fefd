'use client';

import { PageHeader } from '@/components/ui/page-header';

export function MiscPage() {
  return <PageHeader title="Miscellaneous" />;
}
