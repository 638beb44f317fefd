import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A piece of a page's text. */
export interface PdfItem {
  str: string;
  /** Points from the left edge of the page. */
  x: number;
  /** Points above the bottom of the page. */
  y: number;
  /** Points. */
  width: number;
}

/** The texts of each page, in the order in which a reader copies them. */
export async function itemsOf(pdf: Uint8Array): Promise<PdfItem[][]> {
  const document = await getDocumentProxy(pdf);
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.flatMap((item) =>
      'str' in item
        ? [
            {
              str: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
            },
          ]
        : [],
    );
  });
  return Promise.all(pages);
}

/** Without spaces, since readers join the pieces of a line differently, and without signs that only order a text. */
export const squeezed = (text: string): string => text.replace(/[\s\p{Cf}]+/gu, '');

/** The text of a PDF. */
export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  return (await extractText(await getDocumentProxy(pdf), { mergePages: true })).text;
}

/** The texts of the PDFs of a ZIP file by their names. */
export async function textsOfZip(zip: Uint8Array): Promise<Map<string, string>> {
  const texts = Object.entries(unzipSync(zip)).map(
    async ([name, file]) => [name, await textOfPdf(file)] as const,
  );
  return new Map(await Promise.all(texts));
}

/** The colours that the first page of a PDF is written in, such as `#111827`. */
export async function coloursOfPdf(pdf: Uint8Array): Promise<Set<string>> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(pdf.slice(), { verbosity: 0 })).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  return new Set(
    fnArray.flatMap((operator, index) =>
      operator === OPS.setFillRGBColor ? [String((argsArray[index] as unknown[])[0])] : [],
    ),
  );
}
