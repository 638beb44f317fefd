'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

interface ErrorMessageProps {
  /** Finds the error in the server's log; its message stays there. */
  digest: string | undefined;
  reset: () => void;
}

/** What a customer sees of an unexpected error: no message, no stack, a way on. */
export function ErrorMessage({ digest, reset }: ErrorMessageProps) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <Alert
      severity="error"
      title="This page could not be shown"
      action={
        <Button variant="secondary" size="small" icon="refresh-cw" onClick={retry}>
          Try again
        </Button>
      }
    >
      <p>Something went wrong on our side. Your packages and invoices are safe, and nothing was changed.</p>
      {digest && <p className="mt-1 text-xs text-muted">Reference {digest}</p>}
    </Alert>
  );
}
