'use client';

import { useEffect, useState } from 'react';

type Reading<T> = { state: 'waiting' } | { state: 'read'; data: T } | { state: 'failed'; reason: unknown };

/** Calls the provider when the screen is mounted, and again on retry. `read` must be stable. */
export function useAsked<T>(read: () => Promise<T>): { reading: Reading<T>; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [reading, setReading] = useState<Reading<T>>({ state: 'waiting' });

  useEffect(() => {
    let wanted = true;
    const settle = (next: Reading<T>) => {
      if (wanted) setReading(next);
    };
    read().then(
      (data) => settle({ state: 'read', data }),
      (reason: unknown) => settle({ state: 'failed', reason }),
    );
    return () => {
      wanted = false;
    };
  }, [read, tries]);

  const retry = () => {
    setReading({ state: 'waiting' });
    setTries((count) => count + 1);
  };
  return { reading, retry };
}
