import type { Invoice } from '@/lib/domain/billing/invoice';
import type { Money } from '@/lib/domain/values/common';
import { creditWords, dueWords, invoiceTag, laterWords, paymentLabel } from '@/lib/i18n/invoice-words';
import { methodLabel } from '@/lib/i18n/payment-words';
import { quantityInWords, reasonsOfLine } from '@/lib/i18n/line-words';
import { formatMoney, type UnitSystem } from '@/lib/format';
import { text } from '@/lib/text/text';
import type { HowToPay } from '../payments/how-to-pay';
import { apart } from './bidi';
import { dateIn } from './dates';
import { chargedSums, drawCharges } from './charges';
import { drawLoudSum, type Sum } from './figures';
import { drawHead } from './head';
import { drawHowToPay } from './how-to-pay';
import type { Letterhead } from './letterhead';
import { print } from './print';
import { ink, type Sheet } from './sheet';
import { drawTable } from './table';

type WriteDate = (value: string) => string;

function headOf({ seller, buyer, number, issueDate, dueDate, displayStatus }: Invoice, date: WriteDate) {
  const facts = [
    [text('documents.invoice.number'), apart(number)],
    [text('documents.invoice.issued'), date(issueDate)],
    [text('documents.invoice.due'), date(dueDate)],
    [text('documents.invoice.status'), invoiceTag(displayStatus).label],
  ] as const;
  return {
    issuer: seller.company ?? seller.name,
    title: text('documents.invoice.heading'),
    from: seller,
    to: buyer,
    facts,
  };
}

function sumsOf({ subtotal, taxes, total, amountPaid, amountCredited }: Invoice): Sum[] {
  const less = (term: string, { amount, currency }: Money) =>
    amount > 0 ? [{ term, amount: formatMoney({ amount: -amount, currency }) }] : [];
  return [
    ...chargedSums({ subtotal, taxes }),
    { term: text('documents.invoice.total'), amount: formatMoney(total), loud: true },
    ...(amountCredited ? less(text('documents.invoice.credited'), amountCredited) : []),
    ...less(text('documents.invoice.paid'), amountPaid),
  ];
}

function drawCreditNotes(sheet: Sheet, { creditNotes = [] }: Invoice, date: WriteDate): void {
  if (creditNotes.length === 0) return;
  sheet.y += 20;
  drawTable(
    sheet,
    [
      { title: text('documents.invoice.creditNotes') },
      { title: text('documents.invoice.issued'), width: 110 },
      { title: text('documents.invoice.amount'), width: 80, align: 'end', whole: true },
    ],
    creditNotes.map((note) => ({
      cells: [
        apart(note.number),
        date(note.issueDate),
        formatMoney({ ...note.total, amount: -note.total.amount }),
      ],
      notes: creditWords(note).map(apart),
    })),
  );
}

function drawPayments(sheet: Sheet, { payments }: Invoice, date: WriteDate): void {
  if (payments.length === 0) return;
  sheet.y += 20;
  drawTable(
    sheet,
    [
      { title: text('documents.invoice.payments') },
      { title: text('documents.invoice.received'), width: 110 },
      { title: text('documents.invoice.paymentAmount'), width: 80, align: 'end', whole: true },
    ],
    payments.map(({ method, reference, status, receivedAt, amount, ...later }) => ({
      cells: [
        text('documents.invoice.payment', {
          method: apart(methodLabel(method)),
          reference: apart(reference),
        }),
        date(receivedAt),
        formatMoney(amount),
      ],
      notes: [...(status === 'succeeded' ? [] : [paymentLabel(status)]), ...laterWords(later, date)],
    })),
  );
}

/** The account whose copy it is, and the time of printing. */
interface Printing {
  timeZone: string;
  unitSystem: UnitSystem;
  now: Date;
  letterhead: Letterhead;
  /** Where something is due, and customers can pay it. */
  howToPay?: HowToPay | undefined;
}

/** Prints an invoice with the content of its page; in the current language. */
export async function printInvoice(
  invoice: Invoice,
  { timeZone, unitSystem, now, letterhead, howToPay }: Printing,
): Promise<Buffer> {
  const date = dateIn(timeZone);
  const { seller, buyer, number, dueDate, displayStatus, amountDue, notes } = invoice;
  const title = text('documents.invoice.title', { number });
  const printing = {
    title,
    author: seller.company ?? seller.name,
    foot: `${apart(title)} · ${apart(seller.company ?? seller.name)}`,
    countryCode: buyer.countryCode,
    now,
  };
  return print(printing, (sheet) => {
    drawHead(sheet, { ...headOf(invoice, date), letterhead });
    drawCharges(sheet, {
      lines: invoice.lines,
      packages: invoice.packages,
      between: [
        { title: text('documents.invoice.quantity'), width: 70, align: 'end' },
        { title: text('documents.invoice.unitPrice'), width: 64, align: 'end', whole: true },
      ],
      cellsOf: (line) => [quantityInWords(line), formatMoney(line.unitPrice)],
      notesOf: (line) => reasonsOfLine(line, unitSystem),
      amountWidth: 72,
      sums: sumsOf(invoice),
    });
    const when = dueWords({ displayStatus, amountDue }, date(dueDate));
    drawLoudSum(sheet, text('documents.invoice.amountDue'), formatMoney(amountDue), when);
    if (howToPay) drawHowToPay(sheet, howToPay, amountDue);
    drawCreditNotes(sheet, invoice, date);
    drawPayments(sheet, invoice, date);
    if (notes) {
      sheet.y += 16;
      sheet.makeRoom(sheet.heightOf(notes, sheet.width));
      sheet.y += sheet.write(
        apart(notes),
        { x: sheet.start, y: sheet.y, width: sheet.width },
        { color: ink.muted },
      );
    }
  });
}
