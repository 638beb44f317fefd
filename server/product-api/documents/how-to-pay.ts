import { create } from 'qrcode';
import type { TransferDetails } from '@/lib/domain/billing/payment';
import { inFours } from '@/lib/domain/values/check-digits';
import type { Money } from '@/lib/domain/values/common';
import { formatMoney } from '@/lib/format';
import { text } from '@/lib/text/text';
import type { HowToPay } from '../payments/how-to-pay';
import { apart } from './bidi';
import { drawFacts, type Facts } from './figures';
import { ink, type Sheet, type Style } from './sheet';

/** Points of a QR code's side, and beside it; the latter is more than the four modules that readers need to be blank. */
const side = 72;
const gap = 14;
/** Points of the column of the portal, where a transfer stands beside it. */
const portalWidth = 196;

const heading: Style = { weight: 'bold', color: ink.strong };
const small: Style = { size: 8, color: ink.muted };

/** Points from the top of a block to the end of it. */
type Draw = (sheet: Sheet, x: number, width: number) => number;

/** Draws a QR code, and beside it whatever `draw` does. @returns the height of the higher one, in points */
function drawBeside(sheet: Sheet, code: string | undefined, x: number, width: number, draw: Draw): number {
  if (code === undefined) return draw(sheet, x, width);
  const { modules } = create(code, { errorCorrectionLevel: 'M' });
  sheet.modules(modules, { x, y: sheet.y, width: side });
  return Math.max(side, draw(sheet, x + side + gap, width - side - gap));
}

const drawPortal =
  (url: string): Draw =>
  (sheet, x, width) => {
    let { y } = sheet;
    y += sheet.write(text('documents.howToPay.online'), { x, y, width }, heading);
    y += sheet.write(text('documents.howToPay.onlineText'), { x, y, width });
    const height = sheet.write(apart(url), { x, y, width }, small);
    sheet.link(url, { x, y, width, height });
    return y + height - sheet.y;
  };

function factsOf({ holder, iban, bic, details = [], reference }: TransferDetails, amount: Money): Facts {
  return [
    [text('paymentsPage.transfer.holder'), apart(holder)],
    ...(iban ? [[text('paymentsPage.transfer.iban'), apart(inFours(iban))] as const] : []),
    ...(bic ? [[text('paymentsPage.transfer.bic'), apart(bic)] as const] : []),
    ...details.map(({ label, value }) => [apart(label), apart(value)] as const),
    [text('paymentsPage.transfer.amount'), formatMoney(amount)],
    [text('paymentsPage.transfer.reference'), apart(inFours(reference))],
  ];
}

const drawTransfer =
  (transfer: TransferDetails, amount: Money): Draw =>
  (sheet, x, width) => {
    const top = sheet.y;
    sheet.y += sheet.write(text('documents.howToPay.transfer'), { x, y: top, width }, heading);
    sheet.y += drawFacts(sheet, factsOf(transfer, amount), x, width);
    const height = sheet.write(text('documents.howToPay.transferText'), { x, y: sheet.y, width }, small);
    const used = sheet.y + height - top;
    sheet.y = top;
    return used;
  };

/** Points that the blocks need at most: they are never split over pages. */
const needed = ({ transfer }: HowToPay) =>
  40 + Math.max(side, 13 * (6 + (transfer?.details?.length ?? 0)) + 24);

/** Draws how the amount due is paid: in the portal, and where there is an account for it, from a bank. */
export function drawHowToPay(sheet: Sheet, how: HowToPay, amount: Money): void {
  const { url, transfer } = how;
  sheet.y += 16;
  sheet.makeRoom(needed(how));
  sheet.rule(sheet.y);
  sheet.y += 12;
  const title = { x: sheet.start, y: sheet.y, width: sheet.width };
  sheet.y += sheet.write(text('documents.howToPay.title'), title, { ...heading, size: 11 }) + 8;
  const width = transfer ? portalWidth : sheet.width;
  const heights = [drawBeside(sheet, url, sheet.start, width, drawPortal(url))];
  if (transfer) {
    const x = sheet.start + portalWidth + gap;
    heights.push(drawBeside(sheet, transfer.qr, x, sheet.end - x, drawTransfer(transfer, amount)));
  }
  sheet.y += Math.max(...heights);
}
