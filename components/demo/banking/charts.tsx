'use client';

import { useMemo } from 'react';
import { Chart } from '@/components/ui/chart/chart';
import type { ChartData } from '@/components/ui/chart/chart-data';
import { formatDate } from '@/lib/format';
import { dayMs } from '@/lib/domain/values/milliseconds';
import { useArea } from '../area';
import { DemoSection } from '../demo-section';
import { demoNow } from '../data/now';
import { bank } from './banking-area';
import { roundDollars } from './dollars';
import { balanceByDay, spendingOf } from './figures';

const week = 7 * dayMs;
const weeks = 9;

/** Today, and the same weekday of the weeks before. */
const days = Array.from({ length: weeks }, (_, index) =>
  new Date(Date.parse(demoNow) - (weeks - 1 - index) * week).toISOString().slice(0, 10),
);

/** The balance over two months. */
export function BalanceChart() {
  const { transactions } = useArea(bank);
  const data = useMemo(
    (): ChartData => ({
      type: 'line',
      heading: 'Day',
      labels: days.map((day) => formatDate(day)),
      series: [{ name: 'All accounts', values: balanceByDay(days, transactions) }],
      format: roundDollars,
    }),
    [transactions],
  );
  return (
    <DemoSection title="Balance">
      <Chart label="All accounts together, week by week" data={data} />
    </DemoSection>
  );
}

/** This month's spending so far. */
export function SpendingChart() {
  const { transactions } = useArea(bank);
  const data = useMemo((): ChartData => {
    const spent = spendingOf(demoNow.slice(0, 7), transactions);
    return {
      type: 'doughnut',
      heading: 'Kind',
      labels: spent.map(([kind]) => kind),
      series: [{ name: 'Spent in November', values: spent.map(([, cents]) => cents) }],
      format: roundDollars,
    };
  }, [transactions]);
  return (
    <DemoSection title="Spending">
      <Chart label="November, by kind" data={data} />
    </DemoSection>
  );
}
