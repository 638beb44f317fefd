import 'server-only';
import { stringify } from 'csv-stringify/sync';
import type { Money } from '@/lib/domain/values/common';
import { decimalsOf } from '@/lib/format/currency';
import { log } from '@/lib/runtime/log';
import type { CustomerFile } from './file';

/** Digits, possibly with a minus, that a spreadsheet reads as a number. */
interface Decimal {
  decimal: string;
}

/** A cell's value; text is escaped, numbers are not. */
export type Cell = string | number | Decimal | null | undefined;

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

const formulaAfterBreak = /([;\t\n]\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Text that no spreadsheet takes for a formula (security 25). The library escapes the first character; this also
 * removes the blanks before it, and escapes after characters that other locales read as the end of a cell.
 */
function plain(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim()
    .replace(formulaAfterBreak, "$1'");
}

function toField(cell: Cell): Cell {
  if (typeof cell === 'string') return plain(cell);
  if (typeof cell !== 'object' || cell === null) return cell;
  return cell.decimal.startsWith('-') ? cell : cell.decimal;
}

const options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  eof: true,
  cast: {
    // Only a negative Decimal gets here: its minus is no formula.
    object: ({ decimal }: { decimal?: unknown }) => ({ value: String(decimal), escape_formulas: false }),
  },
} as const;

function toText<Row>(columns: readonly Column<Row>[], rows: readonly Row[], isFirst: boolean): string {
  const fields = rows.map((row) => columns.map(({ value }) => toField(value(row))));
  const titles = columns.map(({ title }) => title);
  return stringify(fields, { ...options, columns: titles, header: isFirst, bom: isFirst });
}

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
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(encoder.encode(toText(columns, first.done ? [] : first.value, true)));
      if (first.done) controller.close();
    },
    pull: async (controller) => {
      try {
        const next = await batches.next();
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(toText(columns, next.value, false)));
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
