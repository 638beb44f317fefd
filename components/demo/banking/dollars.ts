import { formatMoney, formatMoneyRounded } from '@/lib/format';

/** US cents, exactly. */
export const dollars = (amount: number) => formatMoney({ amount, currency: 'USD' });

/** US cents, shown without cents, for charts. */
export const roundDollars = (amount: number) => formatMoneyRounded({ amount, currency: 'USD' });
