import 'server-only';
import type { Money } from '@/lib/domain/values/common';
import { toCsv, type Cell, type Decimal } from '@/lib/format/csv';
import { decimalsOf } from '@/lib/format/currency';
import type { CustomerFile } from './file';
import { streamed } from './streamed';

export interface Column<Row> {
  /** The column's title in the header line. */
  title: string;
  value: (row: Row) => Cell;
}

/** Minor units as a plain decimal with all its cents: 1250 USD is `12.50`, -300 is `-3.00`, 12 JPY is `12`. */
export function decimalOf({ amount, currency }: Money): Decimal {
  const places = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(places + 1, '0');
  const [whole, cents] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  return { decimal: `${amount < 0 ? '-' : ''}${whole}${cents && `.${cents}`}` };
}

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
