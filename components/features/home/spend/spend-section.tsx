'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import type { QuarterSpend } from '@/lib/domain/account/overview';

/** The chart, whose library is loaded when it is near the viewport; its space is reserved. */
export const SpendSection = lazySection<{ spend: QuarterSpend[]; currency: string }>(
  () => import('./spend-chart'),
  [25, 25],
  { ahead: 'read' },
);
