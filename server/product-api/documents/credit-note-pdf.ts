import type { CreditNote, Invoice } from '@/lib/domain/billing/invoice';
import { creditWords } from '@/lib/i18n/invoice-words';
import { quantityInWords } from '@/lib/i18n/line-words';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import { apart } from './bidi';
import { chargedSums, drawCharges } from './charges';
import { dateIn } from './dates';
import { drawLoudSum } from './figures';
import { drawHead } from './head';
import type { Letterhead } from './letterhead';
import { print } from './print';
import { ink, type Sheet } from './sheet';

/** A credit note, and what is printed of the invoice that it is of. */
export interface CreditNoteOfInvoice {
  note: CreditNote;
  invoice: Pick<Invoice, 'number' | 'issueDate' | 'seller' | 'buyer' | 'lines' | 'packages'>;
}

/** What was credited by quantity, in the unit of the invoice's line. */
const quantityOf = (quantity: number | undefined, unit: string | undefined) =>
  quantity === undefined || unit === undefined ? '' : quantityInWords({ quantity, unit });

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
  letterhead: Letterhead;
}

/** Prints a credit note, with the parties of its invoice; in the current language. */
export async function printCreditNote(
  { note, invoice }: CreditNoteOfInvoice,
  { timeZone, now, letterhead }: Printing,
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
    drawHead(sheet, { issuer, title: heading, from: seller, to: buyer, facts, letterhead });
    drawCharges(sheet, {
      lines: note.lines,
      packages: invoice.packages,
      between: [{ title: text('documents.invoice.quantity'), width: 90, align: 'end' }],
      cellsOf: ({ line, quantity }) => [quantityOf(quantity, invoice.lines[line - 1]?.unit)],
      notesOf: () => [],
      amountWidth: 80,
      sums: chargedSums(note),
    });
    const of = text('documents.creditNote.forInvoice', { number: apart(invoice.number) });
    drawLoudSum(sheet, text('documents.creditNote.total'), formatMoney(note.total), of);
    drawReason(sheet, note);
  });
}
