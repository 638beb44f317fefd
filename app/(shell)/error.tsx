'use client';

import { lazy, Suspense } from 'react';

interface ErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

// Next sends this file along with every page, so the message is loaded lazily. If it can't be loaded, global-error
// shows.
const ErrorMessage = lazy(() => import('@/components/shell/pages/error-message'));

export default function ShellError({ error, reset }: ErrorProps) {
  return (
    <Suspense>
      <ErrorMessage digest={error.digest} reset={reset} />
    </Suspense>
  );
}
