import { stringify } from 'csv-stringify/sync';
import { withoutIsolates } from '@/lib/text/isolates';

/** Digits, possibly with a minus, that a spreadsheet reads as a number. */
export interface Decimal {
  decimal: string;
}

/** A cell's value; text is escaped, numbers are not. */
export type Cell = string | number | Decimal | null | undefined;

const formulaAfterBreak = /([;\t\n]\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Text that no spreadsheet takes for a formula (security 25). The library escapes the first character; this also
 * removes the blanks before it, and escapes after characters that other locales read as the end of a cell.
 */
function plain(text: string): string {
  return withoutIsolates(text)
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .trim()
    .replace(formulaAfterBreak, "$1'");
}

function toField(cell: Cell): Cell {
  if (typeof cell === 'string') return plain(cell);
  if (typeof cell === 'number') return cell < 0 ? { decimal: String(cell) } : cell;
  if (typeof cell !== 'object' || cell === null) return cell;
  return cell.decimal.startsWith('-') ? cell : cell.decimal;
}

const options = {
  escape_formulas: true,
  record_delimiter: 'windows',
  eof: true,
  // The library quotes CRLF only; spreadsheets end a row at LF as well.
  quoted_match: /\n/,
  cast: {
    // Only a negative Decimal gets here: its minus is no formula.
    object: ({ decimal }: { decimal?: unknown }) => ({ value: String(decimal), escape_formulas: false }),
  },
} as const;

/**
 * Rows as CSV (RFC 4180).
 * @param titles the header line of a file's beginning, before which a BOM tells spreadsheets that it is UTF-8; without
 * them the rows continue a file
 */
export function toCsv(rows: readonly (readonly Cell[])[], titles?: readonly string[]): string {
  const fields = rows.map((row) => row.map(toField));
  if (!titles) return stringify(fields, options);
  return stringify(fields, { ...options, columns: [...titles], header: true, bom: true });
}
