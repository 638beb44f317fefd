import 'server-only';
import { stringify } from 'csv-stringify/sync';
import type { Money } from '@/lib/domain/values/common';
import { decimalsOf } from '@/lib/format/currency';
import { log } from '@/lib/runtime/log';
import type { CustomerFile } from './file';

/** Digits that a spreadsheet may take for a number, a minus included. */
interface Decimal {
  decimal: string;
}

/** What stands in a cell; text is guarded, numbers are not. */
export type Cell = string | number | Decimal | null | undefined;

export interface Column<Row> {
  /** The header line's word for it. */
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
 * Text that no spreadsheet takes for a formula (security 25). The library guards the first character; here go the
 * blanks before it, and a guard behind what a spreadsheet of another language takes for the end of a cell.
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
    // Only a Decimal below zero comes here: its minus is no formula.
    object: ({ decimal }: { decimal?: unknown }) => ({ value: String(decimal), escape_formulas: false }),
  },
} as const;

function toText<Row>(columns: readonly Column<Row>[], rows: readonly Row[], isFirst: boolean): string {
  const fields = rows.map((row) => columns.map(({ value }) => toField(value(row))));
  const titles = columns.map(({ title }) => title);
  return stringify(fields, { ...options, columns: titles, header: isFirst, bom: isFirst });
}

/**
 * A CSV file (RFC 4180, UTF-8 with BOM, one header line) from batches of rows, made as it is read. The first batch is
 * had before it resolves, so that a failure is an answer rather than a broken file; a later one breaks the download
 * off and goes to the log.
 * @param name without its ending, such as `waybill-invoices-2026-11-20`
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
