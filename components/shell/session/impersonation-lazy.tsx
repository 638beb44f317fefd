'use client';

import { lazy, Suspense } from 'react';
import type { Impersonation } from './impersonation-banner';

// The root layout is part of every page, and hardly any session is impersonated.
const Banner = lazy(() => import('./impersonation-banner'));

/** The banner of an impersonated session. */
export function ImpersonationBanner(props: Impersonation) {
  return (
    <Suspense>
      <Banner {...props} />
    </Suspense>
  );
}
