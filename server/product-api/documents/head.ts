import type { Party } from '@/lib/domain/billing/invoice';
import { text } from '@/lib/text/text';
import { drawFacts, drawParty } from './figures';
import { ink, type Sheet } from './sheet';

interface Head {
  /** The issuer in the letterhead. */
  issuer: string;
  title: string;
  from: Party;
  to: Party;
  facts: readonly (readonly [term: string, value: string])[];
}

/** Draws the top of a document: sender, title, recipient and reference data. */
export function drawHead(sheet: Sheet, { issuer, title, from, to, facts }: Head): void {
  const half = sheet.width / 2;
  sheet.write(
    issuer,
    { x: sheet.left, y: sheet.y + 6, width: half },
    { size: 12, weight: 'bold', color: ink.strong },
  );
  const place = { x: sheet.left + half, y: sheet.y, width: half, align: 'end' } as const;
  sheet.y += sheet.write(title, place, { size: 20, weight: 'bold', color: ink.strong }) + 8;
  sheet.rule(sheet.y);
  sheet.y += 16;
  const column = (sheet.width - 24) / 3;
  const heights = [
    drawParty(sheet, text('documents.party.from'), from, sheet.left, column - 12),
    drawParty(sheet, text('documents.party.to'), to, sheet.left + column, column - 12),
    drawFacts(sheet, facts, sheet.right - column - 12, column + 12),
  ];
  sheet.y += Math.max(...heights) + 24;
}
