'use client';

import { useState } from 'react';
import { errorText } from '@/lib/browser/identity/error-text';

export interface TaskOptions {
  /** Busy after success, too: the page is about to change. */
  staysBusy?: boolean;
  /** Sees an error first. @returns whether it needs no message */
  handles?: (reason: unknown) => boolean;
}

interface Task {
  busy: boolean;
  error: string | undefined;
  /**
   * Runs the work, one at a time; `onFailure` gets the error, unless it needs no message.
   * @returns whether it succeeded
   */
  run: (work: () => Promise<unknown>, onFailure?: (reason: unknown) => void) => Promise<boolean>;
}

/** A call to the identity provider that a button makes: its progress, and its error as a message. */
export function useTask({ staysBusy = false, handles }: TaskOptions = {}): Task {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const run: Task['run'] = async (work, onFailure) => {
    if (busy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      if (!staysBusy) setBusy(false);
      return true;
    } catch (reason) {
      setBusy(false);
      if (!handles?.(reason)) {
        setError(errorText(reason));
        onFailure?.(reason);
      }
      return false;
    }
  };

  return { busy, error, run };
}
