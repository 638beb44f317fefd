import type { Ageing, Statement, StatementEntry, StatementQuery } from '@/lib/domain/billing/statement';

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

/** What a statement's file is called, without its ending; the currency is in it where there is more than one. */
export function statementFileName(statement: StatementQuery & Pick<Statement, 'currencies'>): string {
  const { from, to, currency, currencies = [] } = statement;
  return `statement-${from}-to-${to}${currencies.length > 1 ? `-${currency ?? currencies[0]}` : ''}`;
}
