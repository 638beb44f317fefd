import 'server-only';
import {
  statementQuerySchema,
  type Ageing,
  type Statement,
  type StatementEntry,
} from '@/lib/domain/billing/statement';
import { ageLabels, entryLabels, statementFileName } from '@/lib/i18n/statement-words';
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
    { title: 'Date', value: ({ date }) => date },
    { title: 'Type', value: ({ label }) => label },
    { title: 'Number', value: ({ number }) => number },
    { title: 'Currency', value: () => currency },
    { title: 'Debit', value: ({ debit }) => money(debit) },
    { title: 'Credit', value: ({ credit }) => money(credit) },
    { title: 'Balance', value: ({ balance }) => money(balance) },
  ];
}

/** The ageing rows have no debit or credit, so that the columns still add up to the closing balance. */
function rowsOf({ from, to, opening, entries, closing, ageing, unmatched }: Statement): Row[] {
  const ages = Object.entries(ageLabels) as [keyof Ageing, string][];
  return [
    { date: from, label: 'Opening balance', number: '', balance: opening },
    ...entries.map(({ type, ...entry }) => ({ ...entry, label: entryLabels[type] })),
    { date: to, label: 'Closing balance', number: '', balance: closing },
    ...ages.map(([age, words]) => ({
      date: to,
      label: `Outstanding ${words.toLowerCase()}`,
      number: '',
      balance: ageing[age],
    })),
    ...(unmatched === 0
      ? []
      : [{ date: to, label: 'Received, not matched to an invoice', number: '', balance: -unmatched }]),
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
