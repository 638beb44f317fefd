import type { QuarterSpend } from '@/lib/domain/account/overview';
import { quarterOf } from '@/lib/domain/billing/quarters';
import type { OverviewRows } from '@/server/database/repositories/accounts/overview';

type Charged = OverviewRows['charged'];
type Sums = Record<string, number>;

/** The currency of most lines; balances in others are shown on their invoices. */
export function mostUsedCurrency(charged: Charged): string | undefined {
  const lines = new Map<string, number>();
  for (const { currency, byKind } of charged) {
    const own = Object.values(byKind).reduce((sum, [, count]) => sum + count, 0);
    lines.set(currency, (lines.get(currency) ?? 0) + own);
  }
  const [most] = [...lines].sort(([, a], [, b]) => b - a);
  return most?.[0];
}

function add(sums: Sums[], charged: Charged, currency: string, sign: 1 | -1): void {
  for (const { quarter, currency: own, byKind } of charged) {
    const kinds = sums[quarter];
    if (own !== currency || !kinds) continue;
    for (const [kind, [amount]] of Object.entries(byKind)) kinds[kind] = (kinds[kind] ?? 0) + sign * amount;
  }
}

/**
 * Net amounts of all lines of the invoices issued in the quarters, less what was credited of them, by quarter and kind:
 * minor units of a currency.
 *
 * @param starts the first days of the quarters, oldest first
 */
export function spendByQuarter(
  { charged, credited }: Pick<OverviewRows, 'charged' | 'credited'>,
  currency: string,
  starts: readonly string[],
): QuarterSpend[] {
  const sums = starts.map((): Sums => ({}));
  add(sums, charged, currency, 1);
  add(sums, credited, currency, -1);
  return starts.map((start, index) => ({
    quarter: quarterOf(start),
    kinds: Object.fromEntries(Object.entries(sums[index] ?? {}).filter(([, amount]) => amount !== 0)),
  }));
}
