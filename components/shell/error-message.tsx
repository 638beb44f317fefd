'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';

interface ErrorMessageProps {
  /** Finds the error in the server's log; its message stays there. */
  digest: string | undefined;
  reset: () => void;
}

/**
 * What a customer sees of an unexpected error: no message, no stack, a way on. Every first load carries it, so it
 * is drawn without primitives.
 */
export function ErrorMessage({ digest, reset }: ErrorMessageProps) {
  const router = useRouter();

  useEffect(() => {
    void import('./restore-looks').then(({ restoreLooks }) => restoreLooks());
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
      <h1 className="text-xl">This page could not be shown</h1>
      <p className="mt-2 text-muted">
        Something went wrong on our side. Your packages and invoices are safe, and nothing was changed.
      </p>
      {digest && <p className="mt-2 text-xs text-muted">Reference {digest}</p>}
      <button
        type="button"
        className="mt-4 min-h-10 rounded-md bg-primary px-4 text-sm font-medium text-primary-contrast hover:bg-primary-hover"
        onClick={retry}
      >
        Try again
      </button>
    </div>
  );
}
