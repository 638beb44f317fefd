import 'server-only';
import {
  statementQuerySchema,
  type Ageing,
  type Statement,
  type StatementEntry,
} from '@/lib/domain/billing/statement';
import { ages, entryLabel, statementFileName } from '@/lib/i18n/statement-words';
import { text } from '@/lib/text/text';
import { checkedParameters } from '@/lib/validation/checked';
import { csvFile, decimalOf, type Column } from './csv';
import type { MakeFile } from './file';

interface Row extends Pick<StatementEntry, 'date'> {
  label: string;
  number: string;
  debit?: number;
  credit?: number;
  balance: number;
}

function columnsIn(currency: string): Column<Row>[] {
  const money = (amount: number | undefined) =>
    amount === undefined ? undefined : decimalOf({ amount, currency });
  return [
    { title: text('filesPage.statement.date'), value: ({ date }) => date },
    { title: text('filesPage.statement.type'), value: ({ label }) => label },
    { title: text('filesPage.statement.number'), value: ({ number }) => number },
    { title: text('filesPage.statement.currency'), value: () => currency },
    { title: text('filesPage.statement.debit'), value: ({ debit }) => money(debit) },
    { title: text('filesPage.statement.credit'), value: ({ credit }) => money(credit) },
    { title: text('filesPage.statement.balance'), value: ({ balance }) => money(balance) },
  ];
}

const outstanding = {
  upTo30: 'filesPage.statement.outstanding.upTo30',
  upTo60: 'filesPage.statement.outstanding.upTo60',
  upTo90: 'filesPage.statement.outstanding.upTo90',
  over90: 'filesPage.statement.outstanding.over90',
} as const satisfies Record<keyof Ageing, string>;

/** The ageing rows have no debit or credit, so that the columns still add up to the closing balance. */
function rowsOf({ from, to, opening, entries, closing, ageing, unmatched }: Statement): Row[] {
  return [
    { date: from, label: text('filesPage.statement.opening'), number: '', balance: opening },
    ...entries.map(({ type, ...entry }) => ({ ...entry, label: entryLabel(type) })),
    { date: to, label: text('filesPage.statement.closing'), number: '', balance: closing },
    ...ages.map((age) => ({ date: to, label: text(outstanding[age]), number: '', balance: ageing[age] })),
    ...(unmatched === 0
      ? []
      : [{ date: to, label: text('filesPage.statement.unmatched'), number: '', balance: -unmatched }]),
  ];
}

async function* inOneBatch(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** `statement.csv?from&to&currency`: opening balance, entries, closing balance and ageing of a period. */
export const statementCsv: MakeFile = async (client, parameters) => {
  const query = checkedParameters(statementQuerySchema, parameters);
  const statement = await client.getStatement(query);
  return csvFile(statementFileName(statement), columnsIn(statement.currency), inOneBatch(rowsOf(statement)));
};
