import type { Party } from '@/lib/domain/billing/invoice';
import type { OwnPaymentDetail } from '@/lib/domain/billing/payment';
import { formatMoney } from '@/lib/format';
import { laterWords, paymentLabel } from '@/lib/i18n/invoice-words';
import { methodLabel } from '@/lib/i18n/payment-words';
import { text } from '@/lib/text/text';
import { apart } from './bidi';
import { dateIn } from './dates';
import { drawLoudSum, drawSums, widthOfSums, type Sum } from './figures';
import { drawHead } from './head';
import type { Letterhead } from './letterhead';
import { print } from './print';
import { ink, type Sheet } from './sheet';
import { drawTable, type TableRow } from './table';

/** A payment that has come, and between whom. */
interface Receipt {
  payment: OwnPaymentDetail;
  seller: Party;
  buyer: Party;
}

/** Minor units that have gone back: by refunds, or all of it where the payment's state alone says so. */
function goneBackOf({ status, amount, refunds = [] }: OwnPaymentDetail): number {
  if (status === 'reversed' || (status === 'refunded' && refunds.length === 0)) return amount.amount;
  return refunds
    .filter(({ failedAt }) => failedAt === undefined)
    .reduce((sum, refund) => sum + refund.amount.amount, 0);
}

/** Where what is left of it is: on invoices, and in the customer's credit. */
function rowsOf({ invoices, toBalance }: OwnPaymentDetail): TableRow[] {
  return [
    ...invoices.map(({ number, amount }) => ({
      cells: [text('paymentsPage.ofInvoice', { number: apart(number) }), formatMoney(amount)],
    })),
    ...(toBalance ? [{ cells: [text('documents.receipt.credit'), formatMoney(toBalance)] }] : []),
  ];
}

function sumsOf({ status, amount }: OwnPaymentDetail, goneBack: number): Sum[] {
  if (goneBack === 0) return [];
  const term = status === 'reversed' ? 'documents.receipt.takenBack' : 'documents.receipt.refunded';
  return [
    { term: text('documents.receipt.received'), amount: formatMoney(amount) },
    { term: text(term), amount: formatMoney({ ...amount, amount: -goneBack }) },
  ];
}

function drawLines(sheet: Sheet, lines: readonly string[]): void {
  if (lines.length === 0) return;
  sheet.y += 16;
  for (const line of lines) {
    sheet.makeRoom(sheet.heightOf(line, sheet.width));
    sheet.y += sheet.write(line, { x: sheet.start, y: sheet.y, width: sheet.width }, { color: ink.muted });
  }
}

interface Printing {
  timeZone: string;
  now: Date;
  letterhead: Letterhead;
}

/** Prints the receipt of a payment: what came, what it paid, and what has gone back since; in the current language. */
export async function printReceipt(
  { payment, seller, buyer }: Receipt,
  { timeZone, now, letterhead }: Printing,
): Promise<Buffer> {
  const date = dateIn(timeZone);
  const { reference, receivedAt, method, status, amount, refunds = [] } = payment;
  const issuer = seller.company ?? seller.name;
  const title = text('documents.receipt.title', { reference });
  const printing = {
    title,
    author: issuer,
    foot: `${apart(title)} · ${apart(issuer)}`,
    countryCode: buyer.countryCode,
    now,
  };
  const facts = [
    [text('documents.receipt.reference'), apart(reference)],
    [text('documents.receipt.receivedOn'), date(receivedAt)],
    [text('documents.receipt.method'), apart(methodLabel(method))],
    [text('documents.receipt.status'), paymentLabel(status)],
  ] as const;
  const goneBack = goneBackOf(payment);
  const left = { ...amount, amount: amount.amount - goneBack };
  return print(printing, (sheet) => {
    const heading = text('documents.receipt.heading');
    drawHead(sheet, { issuer, title: heading, from: seller, to: buyer, facts, letterhead });
    const rows = left.amount > 0 ? rowsOf(payment) : [];
    const sums = sumsOf(payment, goneBack);
    const figures = Math.max(
      widthOfSums(sheet, sums),
      ...rows.map(({ cells }) => sheet.measure(cells.at(-1) ?? '')),
    );
    if (rows.length > 0) {
      drawTable(
        sheet,
        [
          { title: text('documents.receipt.paidFor') },
          { title: text('documents.invoice.amount'), width: 80, align: 'end', whole: true, figures },
        ],
        rows,
      );
      sheet.y += 10;
    }
    drawSums(sheet, sums, figures);
    drawLoudSum(
      sheet,
      text('documents.receipt.paid'),
      formatMoney(left),
      text('documents.receipt.on', { date: date(receivedAt) }),
    );
    drawLines(sheet, laterWords({ refunds }, date));
  });
}
