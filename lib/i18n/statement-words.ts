import type { Ageing, Statement, StatementEntry, StatementQuery } from '@/lib/domain/billing/statement';

/** A statement's names for its entries. */
export const entryLabels: Record<StatementEntry['type'], string> = {
  invoice: 'Invoice',
  payment: 'Payment',
  refund: 'Refund',
  write_off: 'Written off',
};

/** An entry in one line: `Invoice INV-1042`, `Payment – Card ending 4242`. */
export const entryName = ({ type, number }: Pick<StatementEntry, 'type' | 'number'>) =>
  `${entryLabels[type]}${type === 'invoice' ? '' : ' –'} ${number}`;

/** The age brackets of unpaid amounts, youngest first. */
export const ageLabels: Record<keyof Ageing, string> = {
  upTo30: '0 to 30 days',
  upTo60: '31 to 60 days',
  upTo90: '61 to 90 days',
  over90: 'Over 90 days',
};

/** The name of a statement's file without its extension; with the currency if there is more than one. */
export function statementFileName(statement: StatementQuery & Pick<Statement, 'currencies'>): string {
  const { from, to, currency, currencies = [] } = statement;
  return `statement-${from}-to-${to}${currencies.length > 1 ? `-${currency ?? currencies[0]}` : ''}`;
}
