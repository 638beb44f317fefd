import type { CreditNote, Invoice } from '@/lib/domain/billing/invoice';
import { creditWords } from '@/lib/i18n/invoice-words';
import { quantityInWords } from '@/lib/i18n/line-words';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import { apart } from './bidi';
import { chargedSums } from './charged-sums';
import { dateIn } from './dates';
import { drawLoudSum, drawSums, widthOfSums } from './figures';
import { drawHead } from './head';
import { print } from './print';
import { ink, type Sheet } from './sheet';
import { drawTable, type TableRow } from './table';

/** A credit note, and what is printed of the invoice that it is of. */
export interface CreditNoteOfInvoice {
  note: CreditNote;
  invoice: Pick<Invoice, 'number' | 'issueDate' | 'seller' | 'buyer' | 'lines' | 'packages'>;
}

function rowsOf({ note, invoice }: CreditNoteOfInvoice): TableRow[] {
  const named = new Map(
    invoice.packages.map(({ id, description, reference }) => [
      id,
      text('documents.invoice.package', { description: apart(description), reference: apart(reference) }),
    ]),
  );
  return note.lines.map(({ line, description, quantity, amount, packageId = '' }) => {
    const unit = invoice.lines[line - 1]?.unit;
    const place = named.get(packageId);
    return {
      cells: [
        apart(description),
        quantity === undefined || unit === undefined ? '' : quantityInWords({ quantity, unit }),
        formatMoney(amount),
      ],
      notes: place === undefined ? [] : [place],
    };
  });
}

function drawReason(sheet: Sheet, { reason, ...note }: CreditNote): void {
  const [why, ...more] = creditWords({ ...note, reason: apart(reason) });
  const words = [text('documents.creditNote.reason', { reason: why ?? '' }), ...more];
  sheet.y += 16;
  for (const line of words) {
    sheet.makeRoom(sheet.heightOf(line, sheet.width));
    sheet.y += sheet.write(line, { x: sheet.start, y: sheet.y, width: sheet.width }, { color: ink.muted });
  }
}

interface Printing {
  timeZone: string;
  now: Date;
  /** That of the warehouse, readable on paper. */
  colour: string | undefined;
}

/** Prints a credit note, with the parties of its invoice; in the current language. */
export async function printCreditNote(
  { note, invoice }: CreditNoteOfInvoice,
  { timeZone, now, colour }: Printing,
): Promise<Buffer> {
  const date = dateIn(timeZone);
  const { seller, buyer } = invoice;
  const issuer = seller.company ?? seller.name;
  const title = text('documents.creditNote.title', { number: note.number });
  const printing = {
    title,
    author: issuer,
    foot: `${apart(title)} · ${apart(issuer)}`,
    countryCode: buyer.countryCode,
    now,
  };
  const facts = [
    [text('documents.invoice.number'), apart(note.number)],
    [text('documents.invoice.issued'), date(note.issueDate)],
    [text('documents.creditNote.invoice'), apart(invoice.number)],
    [text('documents.creditNote.invoiceIssued'), date(invoice.issueDate)],
  ] as const;
  return print(printing, (sheet) => {
    const heading = text('documents.creditNote.heading');
    drawHead(sheet, { issuer, title: heading, from: seller, to: buyer, facts, colour });
    const sums = chargedSums(note);
    const rows = rowsOf({ note, invoice });
    const figures = Math.max(
      widthOfSums(sheet, sums),
      ...rows.map(({ cells, style }) => sheet.measure(cells.at(-1) ?? '', style)),
    );
    drawTable(
      sheet,
      [
        { title: text('documents.invoice.description') },
        { title: text('documents.invoice.quantity'), width: 90, align: 'end' },
        { title: text('documents.invoice.amount'), width: 80, align: 'end', whole: true, figures },
      ],
      rows,
    );
    sheet.y += 10;
    drawSums(sheet, sums, figures);
    const of = text('documents.creditNote.forInvoice', { number: apart(invoice.number) });
    drawLoudSum(sheet, text('documents.creditNote.total'), formatMoney(note.total), of);
    drawReason(sheet, note);
  });
}
