import type { Party } from '@/lib/domain/billing/invoice';
import { addressLines } from '@/lib/domain/address/address-lines';
import { text } from '@/lib/text/text';
import { apart } from './bidi';
import { ink, type Sheet, type Style } from './sheet';

/** Draws sender or recipient like on an envelope. @returns its height in points */
export function drawParty(sheet: Sheet, role: string, party: Party, x: number, width: number): number {
  const heading = party.company ?? party.name;
  const muted: Style = { color: ink.muted };
  const lines: [text: string, style: Style][] = [
    [role, { size: 8, color: ink.muted }],
    [apart(heading), { weight: 'bold', color: ink.strong }],
    ...addressLines({ ...party, phone: undefined })
      .filter((line) => line !== heading)
      .map((line): [string, Style] => [apart(line), {}]),
    ...(party.taxId
      ? [[text('documents.party.taxId', { id: apart(party.taxId) }), muted] as [string, Style]]
      : []),
    ...(party.email ? [[apart(party.email), muted] as [string, Style]] : []),
  ];
  let y = sheet.y;
  for (const [line, style] of lines) y += sheet.write(line, { x, y, width }, style);
  return y - sheet.y;
}

export type Facts = readonly (readonly [term: string, value: string])[];

const factsGap = 8;

/** Points that terms and values take beside each other. */
export const widthOfFacts = (sheet: Sheet, facts: Facts): number =>
  widest(sheet, facts, 0) + factsGap + widest(sheet, facts, 1);

const widest = (sheet: Sheet, facts: Facts, index: 0 | 1) =>
  Math.ceil(Math.max(...facts.map((fact) => sheet.measure(fact[index]))));

/** Draws terms and values in two columns. @returns their height in points */
export function drawFacts(sheet: Sheet, facts: Facts, x: number, width: number): number {
  const beside = Math.max(width / 2, width - factsGap - widest(sheet, facts, 1));
  const terms = Math.min(widest(sheet, facts, 0), beside) + factsGap;
  let y = sheet.y;
  for (const [term, value] of facts) {
    const named = sheet.write(term, { x, y, width: terms - factsGap }, { color: ink.muted });
    const used = sheet.write(value, { x: x + terms, y, width: width - terms }, { color: ink.strong });
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
const loudSize = 20;
/** Points between a loud sum and the rule above it, and as many above the rule. */
const aboveLoud = 3;

const styleOf = ({ loud = false }: Sum): Style => (loud ? { weight: 'bold', color: ink.strong } : {});

/** Points that the widest amount takes. */
export const widthOfSums = (sheet: Sheet, sums: readonly Sum[]): number =>
  Math.max(...sums.map((sum) => sheet.measure(sum.amount, styleOf(sum))));

/**
 * Draws sums at the end of the lines, their digits in columns; they are never split over pages.
 * @param figures points that the widest amount takes
 */
export function drawSums(sheet: Sheet, sums: readonly Sum[], figures: number): void {
  sheet.makeRoom(sums.length * 16 + 8 + 2 * aboveLoud);
  const x = sheet.end - sumsWidth;
  const width = Math.min(figures, 86);
  for (const sum of sums) {
    if (sum.loud) {
      sheet.rule(sheet.y + aboveLoud, { from: x });
      sheet.y += 2 * aboveLoud;
    }
    const y = sheet.y + 2;
    const used = sheet.write(sum.term, { x, y, width: sumsWidth - 90 }, styleOf(sum));
    sheet.write(sum.amount, { x: sheet.end - width, y, width, align: 'digits', whole: true }, styleOf(sum));
    sheet.y += used + 4;
  }
}

/** Draws the prominent figure of a document, with a note below its name. */
export function drawLoudSum(sheet: Sheet, term: string, amount: string, when: string): void {
  sheet.makeRoom(48);
  sheet.y += 4;
  const x = sheet.end - sumsWidth;
  const style: Style = { size: loudSize, weight: 'bold', color: ink.strong };
  const width = Math.min(sheet.measure(amount, style), sumsWidth - 90);
  const named = { x, y: sheet.y + 8, width: sumsWidth - width - 12 };
  sheet.rule(sheet.y, { from: x, weight: 1.5, color: ink.strong });
  const used = sheet.write(term, named, { weight: 'bold', color: ink.strong });
  const noted = sheet.write(when, { ...named, y: named.y + used }, { color: ink.muted, size: 8 });
  sheet.write(amount, { x: sheet.end - width, y: sheet.y + 8, width, whole: true }, style);
  sheet.y += Math.max(48, used + noted + 16);
}
