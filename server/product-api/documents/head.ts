import type { Party } from '@/lib/domain/billing/invoice';
import { text } from '@/lib/text/text';
import { apart } from './bidi';
import { drawFacts, drawParty, widthOfFacts, type Facts } from './figures';
import { ink, type Sheet } from './sheet';

interface Head {
  /** The issuer in the letterhead. */
  issuer: string;
  title: string;
  from: Party;
  to: Party;
  facts: Facts;
  /** That of the warehouse, readable on paper, if it has one. */
  colour: string | undefined;
}

/** Draws the top of a document: sender, title, recipient and reference data. */
export function drawHead(sheet: Sheet, { issuer, title, from, to, facts, colour }: Head): void {
  const half = sheet.width / 2;
  sheet.write(
    apart(issuer),
    { x: sheet.start, y: sheet.y + 6, width: half },
    { size: 12, weight: 'bold', color: colour ?? ink.strong },
  );
  const place = { x: sheet.start + half, y: sheet.y, width: half, align: 'end' } as const;
  sheet.y += sheet.write(title, place, { size: 20, weight: 'bold', color: ink.strong }) + 8;
  sheet.rule(sheet.y, colour === undefined ? {} : { color: colour, weight: 1.5 });
  sheet.y += 16;
  const factsWidth = Math.min(widthOfFacts(sheet, facts), 230);
  const column = (sheet.width - factsWidth) / 2;
  const heights = [
    drawParty(sheet, text('documents.party.from'), from, sheet.start, column - 20),
    drawParty(sheet, text('documents.party.to'), to, sheet.start + column, column - 20),
    drawFacts(sheet, facts, sheet.end - factsWidth, factsWidth),
  ];
  sheet.y += Math.max(...heights) + 24;
}
