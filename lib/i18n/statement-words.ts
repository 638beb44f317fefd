import type {
  Ageing,
  Statement,
  StatementEntry,
  StatementQuery,
  StatementType,
} from '@/lib/domain/billing/statement';
import { isIn } from '@/lib/domain/values/is-in';
import { isolated } from '@/lib/format';
import { text, type MessageKey } from '@/lib/text/text';
import { plainWord, wordIn } from './word-in';

const entryLabels = {
  invoice: 'invoicesPage.entryType.invoice',
  credit_note: 'invoicesPage.entryType.creditNote',
  payment: 'invoicesPage.entryType.payment',
  refund: 'invoicesPage.entryType.refund',
  refund_pending: 'invoicesPage.entryType.refundPending',
  refund_failed: 'invoicesPage.entryType.refundFailed',
  taken_back: 'invoicesPage.entryType.takenBack',
  write_off: 'invoicesPage.entryType.writeOff',
} as const satisfies Record<StatementType, MessageKey>;

/** A statement's names for its entries. */
export const entryLabel = (type: StatementEntry['type']): string => wordIn(entryLabels, type);

const entryNames = {
  invoice: 'invoicesPage.entryName.invoice',
  credit_note: 'invoicesPage.entryName.creditNote',
  payment: 'invoicesPage.entryName.payment',
  refund: 'invoicesPage.entryName.refund',
  refund_pending: 'invoicesPage.entryName.refundPending',
  refund_failed: 'invoicesPage.entryName.refundFailed',
  taken_back: 'invoicesPage.entryName.takenBack',
  write_off: 'invoicesPage.entryName.writeOff',
} as const satisfies Record<StatementType, MessageKey>;

/** An entry in one line: `Invoice INV-1042`, `Payment – Card ending 4242`. */
export const entryName = ({ type, number }: Pick<StatementEntry, 'type' | 'number'>): string =>
  isIn(entryNames, type)
    ? text(entryNames[type], { number })
    : [plainWord(type), number].map(isolated).join(' – ');

/** The age brackets of unpaid amounts, youngest first. */
export const ages = ['upTo30', 'upTo60', 'upTo90', 'over90'] as const satisfies (keyof Ageing)[];

const ageLabels = {
  upTo30: 'invoicesPage.ageing.upTo30',
  upTo60: 'invoicesPage.ageing.upTo60',
  upTo90: 'invoicesPage.ageing.upTo90',
  over90: 'invoicesPage.ageing.over90',
} as const satisfies Record<keyof Ageing, MessageKey>;

export const ageLabel = (age: keyof Ageing): string => text(ageLabels[age]);

/** The name of a statement's file without its extension; with the currency if there is more than one. */
export function statementFileName(statement: StatementQuery & Pick<Statement, 'currencies'>): string {
  const { from, to, currency, currencies = [] } = statement;
  return `statement-${from}-to-${to}${currencies.length > 1 ? `-${currency ?? currencies[0]}` : ''}`;
}
