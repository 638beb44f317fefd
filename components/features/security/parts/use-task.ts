'use client';

import { useState } from 'react';
import { errorText } from '@/lib/browser/identity/error-text';
import { leaveIfEnded } from './leave-if-ended';
import { NotConfirmed } from './not-confirmed';

interface Task {
  busy: boolean;
  error: string | undefined;
  /**
   * Does the work, one at a time; `onFailure` learns why it failed, unless the customer took it back.
   * @returns whether it is done
   */
  run: (work: () => Promise<unknown>, onFailure?: (reason: unknown) => void) => Promise<boolean>;
}

/** One piece of work behind a button: whether it is on its way, and in a customer's words why it failed. */
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
