import { createServer } from 'node:http';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema, type OpenedDatabase } from '@/server/database';
import { databases } from '@/tests/support/databases';
import { listenWith } from '@/tests/support/listen';
import { squeezed, textOfPdf } from '@/tests/support/pdf';
import { startProduct, type Product } from '@/tests/support/product';
import { addAccount, addCreditNote, addInvoice, addWarehouse } from '@/tests/support/product-data';

/** A drawing of 48 × 16 pixels on a transparent ground. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADAAAAAQCAYAAABQrvyxAAAABHNCSVQICAgIfAhkiAAAAAFzUkdCAK7OHOkAAAEwSURBVEiJ3Za9SsNQGEDP95WAo46W+rOLtW59A7GTvoAuvkCFim9g0aGrg8+gOOkjuBkL7ooho3S25n4OwYLBYhK8tvUMl5B7D5yPDDcw40j2RW/1fn7oKm1wTUQaAJiFoHeBJr320+ZgEqHj+DJAt9bfFnUXIlL97rCZxeb04Diq3/xZ4Q+MBuguhVuqcptHcom0pmUIAThZ7i8o7lFEFvNIZhYHLlg/jNZes3unKw/mIzTL0fOGAGi62H7eeAARqQ71fc9nYF4UQLBmUbGM4wMFQCgeU8bxgAIYMldULOP4IP0CRljYLON4IB0AKxFTxvl9FMC92TlYgRvWBqkzeUYX2Vkt3LWKXOaSnOx0XurXXstyop8Pnahx5RJpmVk87rCZxS6R1rTE8x9+5maeD616bvJQfqs8AAAAAElFTkSuQmCC',
  'base64',
);
const broken = Buffer.concat([png.subarray(0, 60), Buffer.alloc(png.length - 60, 7)]);
const huge = Buffer.from(png);
huge.writeUInt32BE(50_000, 16);
huge.writeUInt32BE(50_000, 20);

const colour = '#8a1fd1';
const may = { from: '2026-05-01', to: '2026-05-31' };

/** A warehouse's host of pictures. */
async function startHost() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    if (url === '/moved.png') return response.writeHead(302, { location: '/logo.png' }).end();
    if (url === '/gone.png') return response.writeHead(404).end();
    const type = url.endsWith('.gif') ? 'image/gif' : 'image/png';
    const body = url === '/broken.png' ? broken : url === '/huge.png' ? huge : png;
    return response.writeHead(200, { 'content-type': type }).end(body);
  });
  return { asked, ...(await listenWith(server)) };
}

describe.each(databases)('ADR 047: the letterhead of papers on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  let host: Awaited<ReturnType<typeof startHost>>;
  let other: Awaited<ReturnType<typeof startHost>>;
  beforeAll(async () => {
    opened = await open();
    host = await startHost();
    other = await startHost();
    const now = new Date('2026-05-20T12:00:00Z');
    product = await startProduct(opened.db, now, { photoOrigins: [host.origin] });
  });
  afterAll(async () => {
    await product.close();
    await host.close();
    await other.close();
    await opened.close();
  });

  let customers = 0;
  /** A customer of a warehouse with a logo, and an id for each paper. */
  async function customerOf(logo: string) {
    const warehouseId = await addWarehouse(opened.db, { name: 'Palm Parcels', brand: { colour, logo } });
    const { id: accountId, email } = await addAccount(opened.db, { warehouseId });
    const invoice = await addInvoice(opened.db, { accountId, amountCredited: 100 });
    const { id: creditNote } = await addCreditNote(opened.db, invoice);
    const payment = `pay_letter${++customers}`;
    await opened.db.insert(schema.payments).values({
      ...{ id: payment, accountId, status: 'succeeded', method: 'Cash', reference: 'R-1', amount: 100 },
      ...{ currency: 'USD', allocations: [], receivedAt: new Date('2026-05-10T10:00:00Z') },
    });
    const token = await product.tokenOf({ subject: `user-test-${payment}`, email });
    return { token, ids: { invoice: invoice.id, creditNote, payment } };
  }

  /** How many pictures are on a paper's first page, and whether its text begins with a name. */
  async function printed(token: string, call: string, query: Record<string, string>) {
    const url = `${product.origin}/api/${call}?${new URLSearchParams(query).toString()}`;
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBe(200);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = squeezed(await textOfPdf(bytes.slice()));
    const { OPS } = await getResolvedPDFJS();
    const page = await (await getDocumentProxy(bytes, { verbosity: 0 })).getPage(1);
    const { fnArray } = await page.getOperatorList();
    return { pictures: fnArray.filter((one) => one === OPS.paintImageXObject).length, text };
  }

  it('invoice, credit note, receipt and statement bear the logo, which is loaded once', async () => {
    const { token, ids } = await customerOf(`${host.origin}/logo.png`);
    for (const [call, query] of [
      ['getInvoicePdf', { id: ids.invoice }],
      ['getCreditNotePdf', { id: ids.creditNote }],
      ['getReceiptPdf', { id: ids.payment }],
      ['getStatementPdf', may],
    ] as const) {
      expect((await printed(token, call, query)).pictures, call).toBe(1);
    }
    expect(host.asked).toEqual(['/logo.png']);
  });

  it.each(['/broken.png', '/huge.png', '/gone.png', '/moved.png', '/logo.gif'])(
    'a logo that can’t be had or printed (%s) leaves the name in its place',
    async (path) => {
      const { token } = await customerOf(host.origin + path);
      const { pictures, text } = await printed(token, 'getStatementPdf', may);
      expect(pictures).toBe(0);
      expect(text).toMatch(/^PalmParcelsStatement/);
    },
  );

  it('security 37: a logo of another origin than the settings name is not asked for', async () => {
    const { token } = await customerOf(`${other.origin}/logo.png`);
    expect((await printed(token, 'getStatementPdf', may)).pictures).toBe(0);
    expect(other.asked).toEqual([]);
  });
});
