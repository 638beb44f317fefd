'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render, so that a form is not sent before hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
