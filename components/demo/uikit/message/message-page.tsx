'use client';

import type { ReactNode } from 'react';
import { lazySection } from '@/components/ui/display/lazy-section';
import { PageHeader } from '@/components/ui/navigation/page-header';

const Toasts = lazySection(() => import('./toasts'), [14.1, 16.1]);
const InlineMessages = lazySection(() => import('./inline-messages'), [32.4, 33.4]);
const Severities = lazySection(() => import('./severities'), [38.6, 33.4]);

/** /uikit/message: transient and inline messages. */
export function MessagePage({ serverToast }: { serverToast: ReactNode }) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Messages" />
      <div className="grid gap-6 xl:grid-cols-2">
        <Toasts />
        {serverToast}
        <Severities />
        <InlineMessages />
      </div>
    </div>
  );
}
