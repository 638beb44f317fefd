'use client';

import { lazy, Suspense } from 'react';
import type { Impersonation } from '@/components/shell/session/impersonation-banner';

// What Next sends along with every page, and hardly any shows, is lazy, to keep that small. Of the root layout's
// modules, which all pages have: a module of its own would be a script of its own.
const Banner = lazy(() => import('@/components/shell/session/impersonation-banner'));
const ErrorMessage = lazy(() => import('@/components/shell/pages/error-message'));
const NotFoundPage = lazy(() => import('@/components/shell/pages/not-found-page'));

/** The banner of an impersonated session. */
export function ImpersonationBanner(props: Impersonation) {
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}

/**
 * The page where nothing is: the whole screen, or its record in the shell.
 * @param record whether the page exists, but its record does not
 */
export function NotFoundLazy({ record }: { record?: boolean }) {
  return <NotFoundPage record={record} />;
}

interface ErrorProps {
  error: Error & { digest?: string };
  reset: () => void;
}

/** The message of a page that failed. If it can't be loaded, global-error shows. */
export function ErrorLazy({ error, reset }: ErrorProps) {
  return (
    <Suspense>
      <ErrorMessage digest={error.digest} reset={reset} />
    </Suspense>
  );
}
