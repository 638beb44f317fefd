import type { OperatorCall, RowIssue } from '@/lib/domain/operator/operator';
import { columnsFault, readCsvTable } from '@/server/product-api/operator/csv-lines';
import { columnsOf, type CellKind } from './operator-columns';

/** A row and its lines in the file. */
export interface CsvRow {
  row: Record<string, unknown>;
  lines: number[];
  /** A problem of one of its lines: then this row is not sent, but the others are. */
  fault?: RowIssue;
}

export type CsvReading = { rows: CsvRow[] } | { problem: string };

/** The column by whose value lines are grouped. */
const keyColumns: Partial<Record<OperatorCall, string>> = {
  packages: 'reference',
  invoices: 'number',
  payments: 'reference',
};

/** An unparsable cell stays text: the row's validation then says what it must be. */
function readCell(text: string, kind: CellKind): unknown {
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean') return /^(true|false)$/i.test(text) ? /^true$/i.test(text) : text;
  if (kind === 'text') return text;
  if (kind === 'words' && !text.startsWith('[')) return text.split(/\s+/);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function put(target: Record<string, unknown>, path: string[], value: unknown): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) target[name] = value;
  else put((target[name] ??= {}) as Record<string, unknown>, rest, value);
}

/** The entry of a list that a line adds to, created at the line's first cell of that list. */
function entryOf(row: Record<string, unknown>, name: string, started: Set<string>): Record<string, unknown> {
  const list = (row[name] ??= []) as Record<string, unknown>[];
  if (!started.has(name)) list.push({});
  started.add(name);
  return list.at(-1) ?? {};
}

/** Puts a line's cells into its row; for a continuation line, only the lists' cells. */
function fill(
  row: Record<string, unknown>,
  cells: [string, string][],
  kinds: Map<string, CellKind>,
  goesOn: boolean,
) {
  const started = new Set<string>();
  for (const [column, text] of cells) {
    if (text === '') continue;
    const value = readCell(text, kinds.get(column) ?? 'text');
    const [, list, field] = /^(\w+)\[\]\.(.+)$/.exec(column) ?? [];
    if (list !== undefined && field !== undefined) put(entryOf(row, list, started), field.split('.'), value);
    else if (!goesOn) put(row, column.split('.'), value);
  }
}

/** Whether a cell of a continuation line contradicts the row's first line. */
function contradicts(first: ReadonlyMap<string, string>, column: string, text: string): boolean {
  return text !== '' && !column.includes('[]') && first.get(column) !== text;
}

/**
 * Reads a CSV with a heading line. Consecutive lines with the same reference make one row when the file has columns of
 * lists.
 */
export function readCsv(text: string, call: OperatorCall): CsvReading {
  const kinds = columnsOf(call);
  const read = readCsvTable(text, [...kinds.keys()]);
  if ('problem' in read) return read;
  const { heading, lines } = read;
  const keyColumn = heading.some((column) => column.includes('[]')) ? keyColumns[call] : undefined;
  const rows: CsvRow[] = [];
  let last: string | undefined;
  let first: ReadonlyMap<string, string> = new Map();
  for (const { record, line } of lines) {
    const cells = heading.map((column, at) => [column, record[at] ?? ''] as [string, string]);
    const key = cells.find(([column]) => column === keyColumn)?.[1];
    const goesOn = key !== undefined && key !== '' && key === last;
    if (!goesOn) rows.push({ row: {}, lines: [] });
    const current = rows.at(-1);
    if (!current) continue;
    const other = goesOn ? cells.find(([column, text]) => contradicts(first, column, text)) : undefined;
    const fault =
      columnsFault(record.length, heading.length) ??
      (other && `${other[0]} is not what line ${current.lines[0]} says`);
    if (fault) current.fault ??= { field: `line ${line}`, reason: fault };
    if (!goesOn) first = new Map(cells);
    current.lines.push(line);
    fill(current.row, cells, kinds, goesOn);
    last = key;
  }
  return { rows };
}

/** The position of an issue in the file: `line 7, column lines[].unitPrice`. */
export function placeOf({ lines }: CsvRow, field: string): string {
  const index = /^\w+\[(\d+)\]/.exec(field)?.[1];
  const line = lines[index === undefined ? 0 : Number(index)] ?? lines[0];
  return `line ${line}, column ${field.replace(/\[\d+\]/g, '[]')}`;
}
