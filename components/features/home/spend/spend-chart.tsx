'use client';

import { useMemo } from 'react';
import { Chart } from '@/components/ui/chart/chart';
import type { QuarterSpend } from '@/lib/domain/account/overview';
import { text } from '@/lib/text/text';
import { spendData } from './spend-data';

/** Invoiced amounts per quarter, by kind of charge. */
export default function SpendChart({ spend, currency }: { spend: QuarterSpend[]; currency: string }) {
  const data = useMemo(() => spendData(spend, currency), [spend, currency]);
  return <Chart label={text('home.spend.label')} data={data} />;
}
