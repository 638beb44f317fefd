'use client';

import { Suspense, type ReactNode } from 'react';
import { useTask } from '@/components/shared/task/use-task';
import { Button } from '@/components/ui/action/button';
import { Skeleton } from '@/components/ui/display/skeleton';
import { cancelSignIn } from '@/lib/browser/identity/cancel-sign-in';
import { text } from '@/lib/text/text';
import { AuthCard } from '../auth-card';

/** The second step of a sign-in by password, for a customer with an authenticator app (decision 021). */
export default function AppStep({ proof }: { proof: ReactNode }) {
  const { busy, error, run } = useTask({ staysBusy: true });

  const leave = () =>
    run(async () => {
      await cancelSignIn();
      window.location.replace('/auth/login');
    });

  return (
    <AuthCard title={text('auth.app.title')} description={text('auth.app.description')}>
      <Suspense fallback={<Skeleton className="h-48" />}>{proof}</Suspense>
      <div className="flex flex-col gap-2 border-t border-line pt-5">
        <Button
          variant="ghost"
          size="small"
          icon="arrow-left"
          loading={busy}
          className="-ms-3 self-start"
          onClick={() => void leave()}
        >
          {text('auth.app.otherWay')}
        </Button>
        {error && (
          <p role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
    </AuthCard>
  );
}
