'use client';

import { lazy } from 'react';

// Next sends the not-found pages along with every page, so they are lazy, and one script, to keep that small.
const NotFoundPage = lazy(() => import('./not-found-page'));

/**
 * The page where nothing is: the whole screen, or its record in the shell.
 * @param record whether the page exists, but its record does not
 */
export function NotFoundLazy({ record }: { record?: boolean }) {
  return <NotFoundPage record={record} />;
}
