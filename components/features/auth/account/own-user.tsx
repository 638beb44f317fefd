'use client';

import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/feedback/alert';
import { Button } from '@/components/ui/action/button';
import { Skeleton } from '@/components/ui/display/skeleton';
import { reloadDocument } from '@/lib/browser/connection/load-document';
import type { OwnUser } from '@/lib/browser/identity/user';
import { text } from '@/lib/text/text';
import { useOwnUser } from './use-own-user';

/** For whom the place is kept that most users' form takes. */
const likelyUser: OwnUser = {
  emails: [{ id: '', address: '', verified: true }],
  phones: [],
  passkeys: [],
  hasPassword: false,
  totps: [],
  accounts: [],
  wallets: [],
};

/** Renders its children once the signed-in user is known, and keeps their place until then. */
export function WithOwnUser({ children }: { children: (user: OwnUser) => ReactNode }) {
  const own = useOwnUser();
  if (own.state === 'read') return children(own.user);
  if (own.state === 'failed') {
    return (
      <Alert
        severity="error"
        title={text('auth.ownUser.failed')}
        action={
          <Button variant="secondary" size="small" icon="refresh-cw" onClick={() => void reloadDocument()}>
            {text('auth.go.again')}
          </Button>
        }
      >
        {own.message}
      </Alert>
    );
  }
  return (
    <div role="status" aria-label={text('auth.ownUser.loading')} className="grid *:[grid-area:1/1]">
      <div inert className="invisible">
        {children(likelyUser)}
      </div>
      <Skeleton className="h-full" />
    </div>
  );
}
