import { ink, type Sheet, type Style } from './sheet';

export interface TableColumn {
  title: string;
  /** Points; the one without takes what is left. */
  width?: number;
  align?: 'start' | 'end';
}

export interface TableRow {
  cells: string[];
  /** Muted lines below the first cell. */
  notes?: string[];
  style?: Style;
}

const gap = 12;
const padding = 6;
const noteStyle: Style = { size: 8, color: ink.muted };

function placed(columns: readonly TableColumn[], sheet: Sheet) {
  const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const rest = sheet.width - fixed - gap * (columns.length - 1);
  let x = sheet.left;
  return columns.map((column) => {
    const width = column.width ?? rest;
    const place = { ...column, x, width };
    x += width + gap;
    return place;
  });
}

/** A ruled table that goes over pages: its head is on each, and no row is torn. */
export function drawTable(sheet: Sheet, columns: readonly TableColumn[], rows: readonly TableRow[]): void {
  const places = placed(columns, sheet);
  const [first] = places;
  if (!first) return;

  const heightOf = ({ cells, notes = [], style }: TableRow) => {
    const tallest = Math.max(
      ...places.map(({ width }, index) => sheet.heightOf(cells[index] ?? '', width, style)),
    );
    return tallest + notes.reduce((sum, note) => sum + sheet.heightOf(note, first.width, noteStyle), 0);
  };

  const head = () => {
    for (const { title, x, width, align } of places) {
      sheet.write(title, { x, y: sheet.y, width, align }, { size: 8, color: ink.muted });
    }
    sheet.y += 16;
    sheet.rule(sheet.y, { color: ink.muted });
  };

  sheet.makeRoom(60);
  head();
  for (const row of rows) {
    const height = heightOf(row) + 2 * padding;
    if (sheet.makeRoom(height)) head();
    const top = sheet.y + padding;
    let noteTop = top;
    places.forEach(({ x, width, align }, index) => {
      const used = sheet.write(row.cells[index] ?? '', { x, y: top, width, align }, row.style);
      if (index === 0) noteTop += used;
    });
    for (const note of row.notes ?? []) {
      noteTop += sheet.write(note, { x: first.x, y: noteTop, width: first.width }, noteStyle);
    }
    sheet.y += height;
    sheet.rule(sheet.y);
  }
}
