'use client';

import { lazySection } from '@/components/ui/display/lazy-section';

/** The Security part; its script, and with it the identity SDK, comes when it is near or nothing else is to be done. */
export const LazySecurity = lazySection(() => import('./security'), [90, 70]);
