'use client';

import { useState } from 'react';
import { errorText } from '@/lib/identity/error-text';
import { leaveIfEnded } from './leave-if-ended';
import { NotConfirmed } from './not-confirmed';

interface Task {
  busy: boolean;
  error: string | undefined;
  setError: (message: string | undefined) => void;
  /** Does the work, one at a time. @returns whether it is done */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** One piece of work behind a button: whether it is on its way, and in a customer's words why it failed. */
export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const run = async (work: () => Promise<unknown>) => {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      return true;
    } catch (reason) {
      leaveIfEnded(reason);
      if (!(reason instanceof NotConfirmed)) setError(errorText(reason));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, error, setError, run };
}
