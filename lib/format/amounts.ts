import type { Money } from '@/lib/domain/values/common';
import { formatList } from './list';
import { formatMoney } from './money';

/** Amounts of several currencies as the reader's language lists them: `$12.30 and €4.00`. */
export const formatAmounts = (amounts: readonly Money[]): string =>
  formatList(
    amounts.map((money) => formatMoney(money)),
    'and',
  );
