import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Money } from '@/lib/domain/values/common';
import { toCsv, type Cell, type Decimal } from '@/lib/format/csv';
import { decimalsOf } from '@/lib/format/currency';
import { log } from '@/lib/runtime/log';
import type { CustomerFile } from './file';

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

/**
 * A CSV file (RFC 4180, UTF-8 with BOM, one header line) from batches of rows, streamed as it is read. The first batch
 * is awaited, so that a failure becomes an error response rather than a broken file; a later failure aborts the
 * download and is logged.
 * @param name without its extension, such as `waybill-invoices-2026-11-20`
 */
export async function csvFile<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: AsyncGenerator<readonly Row[]>,
): Promise<CustomerFile> {
  const first = await batches.next();
  const encoder = new TextEncoder();
  // Later rows are worded in the language of the request, which has been answered by then.
  const inRequest = AsyncLocalStorage.snapshot();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const titles = columns.map(({ title }) => title);
      const rows = first.done ? [] : valuesOf(columns, first.value);
      controller.enqueue(encoder.encode(toCsv(rows, titles)));
      if (first.done) controller.close();
    },
    pull: async (controller) => {
      try {
        const next = await batches.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(toCsv(inRequest(() => valuesOf(columns, next.value)))));
      } catch (error) {
        log.error('file.broken_off', { file: name, error });
        controller.error(error);
      }
    },
    cancel: async () => {
      await batches.return(undefined);
    },
  });
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', body };
}
