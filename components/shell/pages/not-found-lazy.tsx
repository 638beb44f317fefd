'use client';

import { lazy } from 'react';

// Next sends the not-found pages along with every page, so they are lazy to keep that small.

/** The not-found page outside the shell. */
export const NotFoundScreen = lazy(() => import('./not-found-screen'));

/** The not-found page in the shell. */
export const NotFoundRecord = lazy(() => import('./not-found-record'));
