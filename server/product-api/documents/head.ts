import type { Party } from '@/lib/domain/billing/invoice';
import { text } from '@/lib/text/text';
import { apart } from './bidi';
import { drawFacts, drawParty, widthOfFacts, type Facts } from './figures';
import type { Letterhead } from './letterhead';
import { ink, type Sheet } from './sheet';

interface Head {
  /** The issuer in the letterhead. */
  issuer: string;
  title: string;
  from: Party;
  to: Party;
  facts: Facts;
  letterhead: Letterhead;
}

/** Points of the logo at most. */
const logoHeight = 36;

/** Draws the issuer's logo, or its name. @returns its height in points */
function drawIssuer(sheet: Sheet, issuer: string, { colour, logo }: Letterhead): number {
  const half = sheet.width / 2;
  if (logo) {
    sheet.picture(logo, { x: sheet.start, y: sheet.y, width: half - 24, height: logoHeight });
    return logoHeight;
  }
  const place = { x: sheet.start, y: sheet.y + 6, width: half };
  return 6 + sheet.write(apart(issuer), place, { size: 12, weight: 'bold', color: colour ?? ink.strong });
}

/** Draws the top of a document: sender, title, recipient and reference data. */
export function drawHead(sheet: Sheet, { issuer, title, from, to, facts, letterhead }: Head): void {
  const half = sheet.width / 2;
  const issued = drawIssuer(sheet, issuer, letterhead);
  const place = { x: sheet.start + half, y: sheet.y, width: half, align: 'end' } as const;
  const titled = sheet.write(title, place, { size: 20, weight: 'bold', color: ink.strong });
  sheet.y += Math.max(issued, titled) + 8;
  const { colour } = letterhead;
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
