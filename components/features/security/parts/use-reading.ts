'use client';

import { useCallback, useEffect, useState } from 'react';
import { leaveIfEnded } from './leave-if-ended';

export interface Reading<T> {
  /** Undefined until the first answer; kept while it is read again and when that fails. */
  data: T | undefined;
  /** Why the last try failed. */
  error: unknown;
  /** When the data came; "5 minutes ago" counts from here. */
  readAt: Date | undefined;
  /** Reads again. @returns what came, or undefined when it failed */
  reload: () => Promise<T | undefined>;
}

/**
 * Reads something when the component comes, when `version` grows, and once the browser is back online after a failure.
 */
export function useReading<T>(read: () => Promise<T>, version = 0): Reading<T> {
  const [state, setState] = useState<Omit<Reading<T>, 'reload'>>({
    data: undefined,
    error: undefined,
    readAt: undefined,
  });

  const reload = useCallback(
    () =>
      read().then(
        (data) => {
          setState({ data, error: undefined, readAt: new Date() });
          return data;
        },
        (error: unknown) => {
          leaveIfEnded(error);
          setState((before) => ({ ...before, error }));
          return undefined;
        },
      ),
    [read],
  );

  useEffect(() => void reload(), [reload, version]);

  const failed = state.error !== undefined;
  useEffect(() => {
    if (!failed) return;
    const retry = () => void reload();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, reload]);

  return { ...state, reload };
}
