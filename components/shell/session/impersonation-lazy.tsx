'use client';

import { lazy, Suspense } from 'react';
import type { Impersonation } from './impersonation-banner';

// The root layout is part of every page, and hardly any page is an impersonator's.
const Banner = lazy(() => import('./impersonation-banner'));

/** The banner of a session in which somebody is signed in as the customer. */
export function ImpersonationBanner(props: Impersonation) {
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}
