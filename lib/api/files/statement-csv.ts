import { statementQuerySchema, type Statement, type StatementEntry } from '@/lib/domain/statement';
import { entryLabels } from '@/lib/domain/statement-words';
import { checkedParameters } from '../checked';
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

function rowsOf({ from, to, opening, entries, closing }: Statement): Row[] {
  return [
    { date: from, label: 'Opening balance', number: '', balance: opening },
    ...entries.map(({ type, ...entry }) => ({ ...entry, label: entryLabels[type] })),
    { date: to, label: 'Closing balance', number: '', balance: closing },
  ];
}

async function* inOneBatch(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

/** `statement.csv?from&to`: opening balance, entries and closing balance of a period. */
export const statementCsv: MakeFile = async (client, parameters) => {
  const query = checkedParameters(statementQuerySchema, parameters);
  const statement = await client.getStatement(query);
  const name = `statement-${query.from}-to-${query.to}`;
  return csvFile(name, columnsIn(statement.currency), inOneBatch(rowsOf(statement)));
};
