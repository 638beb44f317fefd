'use client';

import { useLinkStatus } from 'next/link';
import { Spinner } from '@/components/ui/display/spinner';

/** Inside a Link: spins while its page loads, and stays hidden for pages that load at once. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span className="starting:opacity-0 ms-auto inline-flex transition-opacity delay-200">
      <Spinner />
    </span>
  );
}
