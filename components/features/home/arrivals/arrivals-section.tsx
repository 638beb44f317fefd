'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import type { Arrival } from './arrival';

/** The table of arrivals: drawn by the server, sortable as soon as its script is there. */
export const ArrivalsSection = lazySection<{ arrivals: Arrival[] }>(
  () => import('./arrivals-table'),
  [36, 23],
);
