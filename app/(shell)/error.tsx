'use client';

import { lazy, Suspense } from 'react';

interface ErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

// Next sends this file along with every page. Where the message can't be had, the last resort shows (global-error).
const ErrorMessage = lazy(() => import('@/components/shell/pages/error-message'));

export default function ShellError({ error, reset }: ErrorProps) {
  return (
    <Suspense>
      <ErrorMessage digest={error.digest} reset={reset} />
    </Suspense>
  );
}
