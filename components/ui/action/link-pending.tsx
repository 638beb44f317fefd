'use client';

import { useLinkStatus } from 'next/link';
import { Spinner } from '@/components/ui/display/spinner';

/** Inside a Link: turns while its page is on its way, and stays away from pages that come at once. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <span className="starting:opacity-0 ms-auto inline-flex transition-opacity delay-200">
      <Spinner />
    </span>
  );
}
