import { directionOf } from '@/lib/text/language';
import { currentLanguage, text } from '@/lib/text/text';
import { withoutControls } from './bidi';
import { openFonts } from './fonts';
import { ink, Sheet, type Style } from './sheet';

interface Printing {
  title: string;
  author: string;
  /** The footer of every page. */
  foot: string;
  /** The reader's country, ISO 3166, which decides the paper size. */
  countryCode: string | undefined;
  now: Date;
}

const letterCountries = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'DO', 'GT', 'PA', 'PH', 'SV', 'VE']);

const noteStyle: Style = { size: 8, color: ink.muted };
const mostNamed = 12;
const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();

/** Explains which characters `?` replaces, as code points: a name is never printed wrong without notice. */
function drawMissing(sheet: Sheet, missing: readonly string[]): void {
  const points = missing.map((character) => `U+${codeOf(character).padStart(4, '0')}`);
  const characters = points.slice(0, mostNamed).join(', ');
  const note = text(points.length > mostNamed ? 'documents.missingMore' : 'documents.missing', {
    characters,
  });
  sheet.y += 16;
  sheet.makeRoom(sheet.heightOf(note, sheet.width, noteStyle));
  sheet.y += sheet.write(note, { x: sheet.start, y: sheet.y, width: sheet.width }, noteStyle);
}

/** Creates a PDF. The library is loaded with the first one, to keep the start fast. */
export async function print(given: Printing, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { title, author, foot, countryCode, now } = given;
  const document = new PDFDocument({
    size: letterCountries.has(countryCode ?? '') ? 'LETTER' : 'A4',
    margin: 0,
    bufferPages: true,
    lang: currentLanguage(),
    displayTitle: true,
    // No standard font: each text sets its own.
    font: '',
    info: { Title: withoutControls(title), Author: author, CreationDate: now },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const fonts = openFonts(document);
  const sheet = new Sheet(document, fonts, directionOf(currentLanguage()));
  draw(sheet);
  if (fonts.missing.size > 0) drawMissing(sheet, [...fonts.missing]);
  sheet.number(foot, (page, count) => text('documents.page', { page, count }));
  document.end();
  return done;
}
