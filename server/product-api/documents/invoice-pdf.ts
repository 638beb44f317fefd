import type { Invoice } from '@/lib/domain/billing/invoice';
import { dueWords, invoiceTags, paymentLabels, sumInWords } from '@/lib/i18n/invoice-words';
import { reasonOf } from '@/lib/i18n/reason-words';
import { formatMoney, formatNumber, type UnitSystem } from '@/lib/format';
import { dateIn } from './dates';
import { drawLoudSum, drawSums, type Sum } from './figures';
import { drawHead } from './head';
import { print } from './print';
import { ink, type Sheet } from './sheet';
import { drawTable, type TableRow } from './table';

type WriteDate = (value: string) => string;

function headOf({ seller, buyer, number, issueDate, dueDate, displayStatus }: Invoice, date: WriteDate) {
  const facts = [
    ['Number', number],
    ['Issued', date(issueDate)],
    ['Due', date(dueDate)],
    ['Status', invoiceTags[displayStatus].label],
  ] as const;
  return { issuer: seller.company ?? seller.name, title: 'Invoice', from: seller, to: buyer, facts };
}

function rowsOf({ lines, packages }: Invoice, unitSystem: UnitSystem): TableRow[] {
  const named = new Map(packages.map((item) => [item.id, `${item.description}, ${item.reference}`]));
  return lines.map((line) => ({
    cells: [
      line.description,
      `${formatNumber(line.quantity, 3)} ${line.unit}`,
      formatMoney(line.unitPrice),
      formatMoney(line.amount),
    ],
    notes: [named.get(line.packageId ?? ''), sumInWords(line), reasonOf(line.calc, unitSystem)].filter(
      (note) => note !== undefined,
    ),
  }));
}

function sumsOf({ subtotal, taxes, total, amountPaid }: Invoice): Sum[] {
  return [
    { term: 'Subtotal', amount: formatMoney(subtotal) },
    ...taxes
      .filter(({ amount }) => amount.amount !== 0)
      .map(({ rate, base, amount }) => ({
        term: `Tax ${formatNumber(rate, 3)}% on ${formatMoney(base)}`,
        amount: formatMoney(amount),
      })),
    { term: 'Total', amount: formatMoney(total), loud: true },
    ...(amountPaid.amount > 0
      ? [{ term: 'Paid', amount: formatMoney({ ...amountPaid, amount: -amountPaid.amount }) }]
      : []),
  ];
}

function drawPayments(sheet: Sheet, { payments }: Invoice, date: WriteDate): void {
  if (payments.length === 0) return;
  sheet.y += 12;
  drawTable(
    sheet,
    [
      { title: 'Payments' },
      { title: 'Received', width: 110 },
      { title: 'Amount', width: 80, align: 'end', whole: true },
    ],
    payments.map(({ method, reference, status, receivedAt, amount }) => ({
      cells: [`${method}, ${reference}`, date(receivedAt), formatMoney(amount)],
      notes: status === 'succeeded' ? [] : [paymentLabels[status]],
    })),
  );
}

/** The account whose copy it is, and the time of printing. */
interface Printing {
  language: string;
  timeZone: string;
  unitSystem: UnitSystem;
  now: Date;
}

/** Prints an invoice with the content of its page; dates in the customer's language, amounts with cents. */
export async function printInvoice(
  invoice: Invoice,
  { language, timeZone, unitSystem, now }: Printing,
): Promise<Buffer> {
  const date = dateIn({ language, timeZone });
  const { seller, buyer, number, dueDate, displayStatus, amountDue, notes } = invoice;
  const title = `Invoice ${number}`;
  const printing = {
    title,
    author: seller.company ?? seller.name,
    foot: `${title} · ${seller.company ?? seller.name}`,
    countryCode: buyer.countryCode,
    now,
  };
  return print(printing, (sheet) => {
    drawHead(sheet, headOf(invoice, date));
    drawTable(
      sheet,
      [
        { title: 'Description' },
        { title: 'Quantity', width: 70, align: 'end' },
        { title: 'Unit price', width: 64, align: 'end', whole: true },
        { title: 'Amount', width: 72, align: 'end', whole: true },
      ],
      rowsOf(invoice, unitSystem),
    );
    sheet.y += 10;
    drawSums(sheet, sumsOf(invoice));
    const when = dueWords({ displayStatus, amountDue }, date(dueDate));
    drawLoudSum(sheet, 'Due', formatMoney(amountDue), when);
    drawPayments(sheet, invoice, date);
    if (notes) {
      sheet.y += 16;
      sheet.makeRoom(sheet.heightOf(notes, sheet.width));
      sheet.y += sheet.write(notes, { x: sheet.left, y: sheet.y, width: sheet.width }, { color: ink.muted });
    }
  });
}
