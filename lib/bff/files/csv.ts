import 'server-only';
import type { Money } from '@/lib/domain/values/common';
import { toCsv, type Cell, type Decimal } from '@/lib/format/csv';
import { plainAmount } from '@/lib/format/plain-amount';
import type { CustomerFile } from './file';
import { streamed } from './streamed';

export interface Column<Row> {
  /** The column's title in the header line. */
  title: string;
  value: (row: Row) => Cell;
}

/** Minor units as a plain decimal: 1250 USD is `12.50`. */
export const decimalOf = (money: Money): Decimal => ({ decimal: plainAmount(money) });

const valuesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  rows.map((row) => columns.map(({ value }) => value(row)));

async function* partsOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let titles: string[] | undefined = columns.map(({ title }) => title);
  for await (const batch of batches) {
    yield encoder.encode(toCsv(valuesOf(columns, batch), titles));
    titles = undefined;
  }
  if (titles) yield encoder.encode(toCsv([], titles));
}

/**
 * A CSV file (RFC 4180, UTF-8 with BOM, one header line) from batches of rows, streamed as it is read.
 * @param name without its extension, such as `waybill-invoices-2026-11-20`
 */
export function csvFile<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: AsyncGenerator<readonly Row[]>,
): Promise<CustomerFile> {
  return streamed({ name: `${name}.csv`, type: 'text/csv; charset=utf-8' }, partsOf(columns, batches));
}
