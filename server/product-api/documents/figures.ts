import type { Party } from '@/lib/domain/billing/invoice';
import { addressLines } from '@/lib/domain/address/address-lines';
import { text } from '@/lib/text/text';
import { ink, type Sheet, type Style } from './sheet';

/** Draws sender or recipient like on an envelope. @returns its height in points */
export function drawParty(sheet: Sheet, role: string, party: Party, x: number, width: number): number {
  const heading = party.company ?? party.name;
  const muted: Style = { color: ink.muted };
  const lines: [text: string, style: Style][] = [
    [role, { size: 8, color: ink.muted }],
    [heading, { weight: 'bold', color: ink.strong }],
    ...addressLines({ ...party, phone: undefined })
      .filter((line) => line !== heading)
      .map((line): [string, Style] => [line, {}]),
    ...(party.taxId ? [[text('documents.party.taxId', { id: party.taxId }), muted] as [string, Style]] : []),
    ...(party.email ? [[party.email, muted] as [string, Style]] : []),
  ];
  let y = sheet.y;
  for (const [line, style] of lines) y += sheet.write(line, { x, y, width }, style);
  return y - sheet.y;
}

/** Draws terms and values in two columns. @returns their height in points */
export function drawFacts(
  sheet: Sheet,
  facts: readonly (readonly [term: string, value: string])[],
  x: number,
  width: number,
): number {
  let y = sheet.y;
  for (const [term, value] of facts) {
    const named = sheet.write(term, { x, y, width: 56 }, { color: ink.muted });
    const used = sheet.write(value, { x: x + 60, y, width: width - 60 }, { color: ink.strong });
    y += Math.max(named, used);
  }
  return y - sheet.y;
}

export interface Sum {
  term: string;
  amount: string;
  loud?: boolean;
}

const sumsWidth = 240;

/** Draws sums at the right edge, amounts aligned; they are never split over pages. */
export function drawSums(sheet: Sheet, sums: readonly Sum[]): void {
  sheet.makeRoom(sums.length * 16 + 8);
  const x = sheet.right - sumsWidth;
  for (const { term, amount, loud = false } of sums) {
    const style: Style = loud ? { weight: 'bold', color: ink.strong } : {};
    if (loud) sheet.rule(sheet.y - 1, { from: x });
    const y = sheet.y + 2;
    const used = sheet.write(term, { x, y, width: sumsWidth - 90 }, style);
    sheet.write(amount, { x: sheet.right - 86, y, width: 86, align: 'end', whole: true }, style);
    sheet.y += used + 4;
  }
}

/** Draws the prominent figure of a document, with a note below its name. */
export function drawLoudSum(sheet: Sheet, term: string, amount: string, when: string): void {
  sheet.makeRoom(48);
  sheet.y += 4;
  const x = sheet.right - sumsWidth;
  sheet.rule(sheet.y, { from: x, weight: 1.5, color: ink.strong });
  const named = sheet.write(term, { x, y: sheet.y + 8, width: 110 }, { weight: 'bold', color: ink.strong });
  sheet.write(when, { x, y: sheet.y + 8 + named, width: 116 }, { color: ink.muted, size: 8 });
  const place = { x: x + 90, y: sheet.y + 8, width: sumsWidth - 90, align: 'end', whole: true } as const;
  sheet.write(amount, place, { size: 20, weight: 'bold', color: ink.strong });
  sheet.y += 48;
}
