'use client';

import { lazySection } from '@/components/ui/display/lazy-section';
import type { QuarterSpend } from '@/lib/domain/account/overview';

/** The chart, whose library comes when it is near; its room is kept from the start. */
export const SpendSection = lazySection<{ spend: QuarterSpend[]; currency: string }>(
  () => import('./spend-chart'),
  [25, 25],
);
