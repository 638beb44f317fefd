import type { Ageing, StatementEntry } from './statement';

/** What a statement calls its entries. */
export const entryLabels: Record<StatementEntry['type'], string> = {
  invoice: 'Invoice',
  payment: 'Payment',
  refund: 'Refund',
  write_off: 'Written off',
};

/** The ages of what is unpaid, youngest first. */
export const ageLabels: Record<keyof Ageing, string> = {
  upTo30: '0 to 30 days',
  upTo60: '31 to 60 days',
  upTo90: '61 to 90 days',
  over90: 'Over 90 days',
};
