'use client';

import { lazy } from 'react';

// Next sends the not-found pages along with every page, so they are lazy to keep that small.
const Screen = lazy(() => import('./not-found-screen'));
const Record = lazy(() => import('./not-found-record'));

/** The not-found page outside the shell. */
export function NotFoundScreen() {
  return <Screen />;
}

/** The not-found page in the shell. */
export function NotFoundRecord() {
  return <Record />;
}
