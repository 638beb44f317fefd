import { dateSchema } from '@/lib/domain/values/common';
import { readCamt } from '@/server/payments/bank-transfer/camt';
import {
  readAmount,
  referenceIn,
  withIds,
  type BankEntry,
  type EntriesReading,
} from '@/server/payments/bank-transfer/entries';
import { columnsFault, readCsvTable } from '../operator/csv-lines';

const columns = ['id', 'bookedOn', 'amount', 'currency', 'reference', 'payer'];

type Row = Omit<BankEntry, 'id'> & { names: string[] };

/** A line of a bank's CSV; undefined for what is no money that came, or why it can't be read. */
function readLine(cells: Record<string, string | undefined>): Row | undefined | { fault: string } {
  const { id = '', bookedOn = '', amount = '', currency = '', reference: written = '', payer } = cells;
  if (!dateSchema.safeParse(bookedOn).success) return { fault: 'bookedOn must be a day such as 2026-05-20' };
  if (amount.startsWith('-')) return undefined;
  const money = /^[A-Z]{3}$/.test(currency) ? readAmount(amount, currency) : undefined;
  if (!money) return { fault: 'amount must be a number such as 12.50, and currency a code such as EUR' };
  const reference = referenceIn([written]);
  return { bookedOn, money, names: [id], ...(reference && { reference }), ...(payer && { payer }) };
}

/** Reads a CSV of what came to a bank account. */
function readTransfersCsv(text: string): EntriesReading {
  const table = readCsvTable(text, columns);
  if ('problem' in table) return table;
  const { heading, lines } = table;
  const missing = ['bookedOn', 'amount', 'currency', 'reference'].find((name) => !heading.includes(name));
  if (missing !== undefined) return { problem: `has no column ${missing}` };
  const rows: Row[] = [];
  let others = 0;
  for (const { record, line } of lines) {
    const fault = columnsFault(record.length, heading.length);
    if (fault !== undefined) return { problem: `line ${line} ${fault}` };
    const row = readLine(Object.fromEntries(heading.map((name, at) => [name, record[at]])));
    if (row === undefined) others += 1;
    else if ('fault' in row) return { problem: `line ${line}: ${row.fault}` };
    else rows.push(row);
  }
  return { entries: withIds(rows), others };
}

/** Reads what came to a bank account: a statement in camt.053, or a CSV. */
export const readTransfers = (text: string): EntriesReading =>
  text
    .trimStart()
    .replace(/^\ufeff/, '')
    .startsWith('<')
    ? readCamt(text)
    : readTransfersCsv(text);
