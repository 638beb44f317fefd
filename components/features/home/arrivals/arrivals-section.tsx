'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import type { Arrival } from './arrival';

/** The table of arrivals: rendered by the server, sortable once its script has loaded. */
export const ArrivalsSection = lazySection<{ arrivals: Arrival[] }>(
  () => import('./arrivals-table'),
  [36, 23],
);
