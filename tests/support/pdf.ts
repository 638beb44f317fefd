import { getDocumentProxy } from 'unpdf';

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
