'use client';

import { useState } from 'react';
import { errorText } from '@/lib/browser/identity/error-text';
import { leaveIfEnded } from './leave-if-ended';
import { NotConfirmed } from './not-confirmed';

interface Task {
  busy: boolean;
  error: string | undefined;
  /**
   * Runs the work, one at a time; `onFailure` gets the error, unless the customer cancelled.
   * @returns whether it succeeded
   */
  run: (work: () => Promise<unknown>, onFailure?: (reason: unknown) => void) => Promise<boolean>;
}

/** An asynchronous task of a button: its progress, and its error as a message. */
export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const run: Task['run'] = async (work, onFailure) => {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (reason) {
      leaveIfEnded(reason);
      if (!(reason instanceof NotConfirmed)) {
        setError(errorText(reason));
        onFailure?.(reason);
      }
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, error, run };
}
