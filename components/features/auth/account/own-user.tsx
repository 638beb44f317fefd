'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { Skeleton } from '@/components/ui/display/skeleton';
import { reloadDocument } from '@/lib/browser/connection/load-document';
import type { OwnUser } from '@/lib/browser/identity/user';
import { useOwnUser } from './use-own-user';

/** Renders its children once the signed-in user is known. */
export function WithOwnUser({ children }: { children: (user: OwnUser) => ReactNode }) {
  const own = useOwnUser();
  if (own.state === 'read') return children(own.user);
  if (own.state === 'failed') {
    return (
      <Alert
        severity="error"
        title="Your sign-in details could not be loaded"
        action={
          <Button variant="secondary" size="small" icon="refresh-cw" onClick={() => void reloadDocument()}>
            Try again
          </Button>
        }
      >
        {own.message}
      </Alert>
    );
  }
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
