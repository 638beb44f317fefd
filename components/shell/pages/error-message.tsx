'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { Button } from '@/components/ui/action/button';
import { text } from '@/lib/text/text';

interface ErrorMessageProps {
  /** Identifies the error in the server's log; its message stays there. */
  digest: string | undefined;
  reset: () => void;
}

/** The page for an unexpected error: a retry and a link, but no message or stack. */
export default function ErrorMessage({ digest, reset }: ErrorMessageProps) {
  const router = useRouter();

  useEffect(() => {
    void import('@/components/shell/start/restore-looks').then(({ restoreLooks }) => restoreLooks());
  }, []);

  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <div
      role="alert"
      className="rounded-card border border-s-4 border-line border-s-danger bg-card p-6 shadow-card"
    >
      <h1 className="text-xl">{text('shell.error.title')}</h1>
      <p className="mt-2 text-muted">{text('shell.error.line')}</p>
      {digest && <p className="mt-2 text-xs text-muted">{text('shell.error.reference', { digest })}</p>}
      <Button className="mt-4" onClick={retry}>
        {text('shell.retry')}
      </Button>
    </div>
  );
}
