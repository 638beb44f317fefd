'use client';

import { useState } from 'react';
import { errorText } from '@/lib/browser/identity/error-text';

interface Attempt {
  /** Also after success: the page is about to change. */
  busy: boolean;
  error: string | undefined;
  /** Runs the work unless it is in progress; `onFailure` may restore the focus. */
  run: (work: () => Promise<unknown>, onFailure?: (reason: unknown) => void) => void;
  /** Allows another try. */
  reset: () => void;
}

/** One call to the identity provider at a time, and its last error. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const run: Attempt['run'] = (work, onFailure) => {
    if (busy) return;
    setError(undefined);
    setBusy(true);
    work().catch((reason: unknown) => {
      setError(errorText(reason));
      setBusy(false);
      onFailure?.(reason);
    });
  };
  const reset = () => {
    setBusy(false);
    setError(undefined);
  };
  return { busy, error, run, reset };
}
