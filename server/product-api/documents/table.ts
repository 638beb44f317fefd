import type { Line } from './bidi';
import { ink, type Sheet, type Style } from './sheet';

export interface TableColumn {
  title: string;
  /** Points; the column without a width takes the rest. */
  width?: number;
  align?: 'start' | 'end';
  /** Its cells are amounts, which are never wrapped, and whose digits are in columns. */
  whole?: boolean;
  /** Points that the widest amount takes, if others are to be in line with them. */
  figures?: number;
}

export interface TableRow {
  cells: string[];
  /** Muted lines below the first cell. */
  notes?: string[];
  style?: Style;
  /** It names the rows below it, and is never the last one on a page. */
  heads?: boolean;
  /** Points by which its first cell and its notes are set in: it belongs to a row that heads it. */
  inset?: number;
}

type Placed = TableColumn & { x: number; width: number };

const gap = 12;
const padding = 6;
/** The height of the column titles, in points. */
const headHeight = 16;
const noteStyle: Style = { size: 8, color: ink.muted };

/** The columns in their places; one of amounts knows how much of it they take. */
function placed(columns: readonly TableColumn[], rows: readonly TableRow[], sheet: Sheet): Placed[] {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const rest = sheet.width - fixed - gap * (columns.length - 1);
  let x = sheet.start;
  return columns.map((column, index) => {
    const width = column.width ?? rest;
    const place = { ...column, x, width };
    if (column.whole) {
      const widths = rows.map(({ cells, style }) => sheet.measure(cells[index] ?? '', style));
      place.figures = Math.min(width, Math.max(column.figures ?? 0, ...widths));
    }
    x += width + gap;
    return place;
  });
}

function drawHeads(sheet: Sheet, places: readonly Placed[]): void {
  for (const { title, x, width, align } of places) {
    sheet.write(title, { x, y: sheet.y, width, align, whole: true }, { size: 8, color: ink.muted });
  }
  sheet.y += headHeight;
  sheet.rule(sheet.y, { color: ink.muted });
}

/** The columns for a row whose first cell is set in. */
function insetBy([first, ...others]: readonly Placed[], inset = 0): Placed[] {
  return first ? [{ ...first, x: first.x + inset, width: first.width - inset }, ...others] : [];
}

function heightOfCells(sheet: Sheet, places: readonly Placed[], { cells, style }: TableRow): number {
  const heights = places.map(({ width, whole }, index) =>
    sheet.heightOf(whole ? '' : (cells[index] ?? ''), width, style),
  );
  return Math.max(...heights);
}

interface Measured extends TableRow {
  /** The columns as this row has them. */
  own: Placed[];
  lines: Line[];
  /** Points of its cells, and of the room that it needs to begin on a page. */
  height: number;
  needed: number;
}

function measured(sheet: Sheet, places: readonly Placed[], row: TableRow): Measured {
  const own = insetBy(places, row.inset);
  const width = own[0]?.width ?? 0;
  const lines = (row.notes ?? []).flatMap((note) => sheet.wrap(note, width, noteStyle));
  const noteHeight = sheet.heightOf('', width, noteStyle);
  const height = heightOfCells(sheet, own, row);
  const whole = height + lines.length * noteHeight + 2 * padding;
  const needed = whole > sheet.pageHeight - headHeight ? height + 3 * noteHeight : whole;
  return { ...row, own, lines, height, needed };
}

/** @returns the height of its first cell in points: the notes go on below it */
function drawCells(sheet: Sheet, places: readonly Placed[], { cells, style }: TableRow): number {
  const { y } = sheet;
  const [first = 0] = places.map(({ x, width, align, whole, figures = 0 }, index) => {
    const place = whole
      ? ({ x: x + width - figures, y, width: figures, align: 'digits', whole } as const)
      : { x, y, width, align };
    return sheet.write(cells[index] ?? '', place, style);
  });
  return first;
}

/**
 * A ruled table over several pages, with its head on each. No row is split, except one that is longer than a page: its
 * notes continue below the next head.
 */
export function drawTable(sheet: Sheet, columns: readonly TableColumn[], rows: readonly TableRow[]): void {
  const places = placed(columns, rows, sheet);
  const [first] = places;
  if (!first) return;
  const begin = () => drawHeads(sheet, places);
  const noteHeight = sheet.heightOf('', first.width, noteStyle);

  sheet.makeRoom(60);
  begin();
  const measuredRows = rows.map((row) => measured(sheet, places, row));
  for (const [index, row] of measuredRows.entries()) {
    const next = row.heads ? (measuredRows[index + 1]?.needed ?? 0) : 0;
    const both = row.needed + next;
    if (sheet.makeRoom(both > sheet.pageHeight - headHeight ? row.needed : both)) begin();
    sheet.y += padding;
    let end = sheet.y + row.height;
    sheet.y += drawCells(sheet, row.own, row);
    for (const line of row.lines) {
      if (sheet.makeRoom(noteHeight + padding)) {
        begin();
        sheet.y += padding;
        end = sheet.y;
      }
      const [{ x, width } = first] = row.own;
      sheet.y += sheet.writeLine(line, { x, y: sheet.y, width }, noteStyle);
    }
    sheet.y = Math.max(end, sheet.y) + padding;
    sheet.rule(sheet.y);
  }
}
