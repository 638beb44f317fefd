'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/action/button';
import { text } from '@/lib/text/text';

/** Reloads the page's data. */
export function RefreshButton() {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  return (
    <Button
      variant="secondary"
      icon="refresh-cw"
      loading={pending}
      onClick={() => startTransition(() => router.refresh())}
    >
      {text('outbox.refresh')}
    </Button>
  );
}
