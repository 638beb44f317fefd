import type { Invoice } from '@/lib/domain/billing/invoice';
import { formatMoney, formatNumber } from '@/lib/format';
import { text } from '@/lib/text/text';
import type { Sum } from './figures';

/** Subtotal and taxes, without those of 0. */
export const chargedSums = ({ subtotal, taxes }: Pick<Invoice, 'subtotal' | 'taxes'>): Sum[] => [
  { term: text('documents.invoice.subtotal'), amount: formatMoney(subtotal) },
  ...taxes
    .filter(({ amount }) => amount.amount !== 0)
    .map(({ rate, base, amount }) => ({
      term: text('documents.invoice.tax', { rate: formatNumber(rate, 3), base: formatMoney(base) }),
      amount: formatMoney(amount),
    })),
];
