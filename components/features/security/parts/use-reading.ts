'use client';

import { useCallback, useEffect, useState } from 'react';
import { leaveIfEnded } from './leave-if-ended';

export interface Reading<T> {
  /** Undefined until the first answer; stays while reloading and on failure. */
  data: T | undefined;
  /** The error of the last try. */
  error: unknown;
  /** When the data was loaded; the base of "5 minutes ago". */
  readAt: Date | undefined;
  /** Loads again. @returns the data, or undefined on failure */
  reload: () => Promise<T | undefined>;
}

/** Loads data on mount, when `version` grows, and once the browser is back online after a failure. */
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
