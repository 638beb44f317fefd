import type { Invoice, InvoiceLine } from '@/lib/domain/billing/invoice';
import { groupsOf } from '@/lib/domain/billing/line-groups';
import { formatMoney, formatNumber } from '@/lib/format';
import { text } from '@/lib/text/text';
import { apart } from './bidi';
import { drawSums, widthOfSums, type Sum } from './figures';
import { ink, type Sheet } from './sheet';
import { drawTable, type TableColumn, type TableRow } from './table';

/** Subtotal and taxes, without those of 0. */
export const chargedSums = ({ subtotal, taxes }: Pick<Invoice, 'subtotal' | 'taxes'>): Sum[] => [
  { term: text('documents.invoice.subtotal'), amount: formatMoney(subtotal) },
  ...taxes
    .filter(({ amount }) => amount.amount !== 0)
    .map(({ rate, base, amount }) => ({
      term: text('documents.invoice.tax', { rate: formatNumber(rate, 3), base: formatMoney(base) }),
      amount: formatMoney(amount),
    })),
];

type Charge = Pick<InvoiceLine, 'description' | 'packageId' | 'amount'>;

/** What is charged or credited, and how it is shown. */
interface Charges<Line extends Charge> {
  lines: readonly Line[];
  packages: Invoice['packages'];
  /** The columns between the description and the amount, and what a line has in them. */
  between: readonly TableColumn[];
  cellsOf: (line: Line) => string[];
  /** The sentences below a line. */
  notesOf: (line: Line) => string[];
  /** Points of the column of amounts. */
  amountWidth: number;
  /** Below the lines. */
  sums: readonly Sum[];
}

/** Points by which the lines of a package are set in. */
const inset = 12;

/** Lines of several packages below the package that they are for, which has their sum; else each names its own. */
function rowsOf<Line extends Charge>({
  lines,
  packages,
  between,
  ...shown
}: Omit<Charges<Line>, 'sums'>): TableRow[] {
  const rowOf = (line: Line, notes: readonly string[] = []): TableRow => ({
    cells: [apart(line.description), ...shown.cellsOf(line), formatMoney(line.amount)],
    notes: [...notes, ...shown.notesOf(line)],
  });
  const groups = groupsOf(lines, packages);
  if (groups) {
    return groups.flatMap(({ item, lines: own, sum }) => [
      {
        cells: [
          item ? apart(item.description) : text('invoicesPage.lines.rest'),
          ...between.map(() => ''),
          formatMoney(sum),
        ],
        notes: item ? [apart(item.reference)] : [],
        style: { weight: 'bold', color: ink.strong } as const,
        heads: true,
      },
      ...own.map((line) => ({ ...rowOf(line), inset })),
    ]);
  }
  const named = new Map(
    packages.map(({ id, description, reference }) => [
      id,
      text('documents.invoice.package', { description: apart(description), reference: apart(reference) }),
    ]),
  );
  return lines.map((line) => {
    const place = named.get(line.packageId ?? '');
    return rowOf(line, place === undefined ? [] : [place]);
  });
}

/** Draws lines and their sums, with all amounts in one column. */
export function drawCharges<Line extends Charge>(sheet: Sheet, charges: Charges<Line>): void {
  const { between, amountWidth: width, sums } = charges;
  const rows = rowsOf(charges);
  const figures = Math.max(
    widthOfSums(sheet, sums),
    ...rows.map(({ cells, style }) => sheet.measure(cells.at(-1) ?? '', style)),
  );
  drawTable(
    sheet,
    [
      { title: text('documents.invoice.description') },
      ...between,
      { title: text('documents.invoice.amount'), width, align: 'end', whole: true, figures },
    ],
    rows,
  );
  sheet.y += 10;
  drawSums(sheet, sums, figures);
}
