import { openFonts } from './fonts';
import { Sheet } from './sheet';

interface Printing {
  title: string;
  author: string;
  /** At the foot of every page. */
  foot: string;
  /** The reader's country, ISO 3166: it decides the paper. */
  countryCode: string | undefined;
  now: Date;
}

const letterCountries = new Set(['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'DO', 'GT', 'PA', 'PH', 'SV', 'VE']);

/** Makes a PDF. The library is loaded with the first one, so that a start does not pay for it. */
export async function print(given: Printing, draw: (sheet: Sheet) => void): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const { title, author, foot, countryCode, now } = given;
  const document = new PDFDocument({
    size: letterCountries.has(countryCode ?? '') ? 'LETTER' : 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    // No standard font: each text brings its own.
    font: '',
    info: { Title: title, Author: author, CreationDate: now },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const sheet = new Sheet(document, openFonts(document));
  draw(sheet);
  sheet.number(foot);
  document.end();
  return done;
}
