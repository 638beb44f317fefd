import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { invoicePageSchema } from '@/lib/domain/billing/invoice';
import { packagePageSchema, type PackagePage } from '@/lib/domain/package/package';
import { formatMoney } from '@/lib/format';
import { demoTokens } from '@/server/demo-data/demo';
import { BrowserLike } from './browser-like';
import { formState, shownVersion } from './page-state';
import type { RemoteModePortal } from './remote-upstreams';

const contract = path.resolve(import.meta.dirname, '../../docs/product-api.md');
const nameSchema = z.object({ name: z.string() });
const shownSchema = z.object({ items: z.array(z.object({ id: z.string(), isRead: z.boolean() })) });
/** The values the details form is based on. */
const detailsSchema = z.object({ base: z.record(z.string(), z.unknown()), version: z.int() });
const sentSchema = z.object({ data: z.object({ method_id: z.string() }) });

/** The fields needed of the first page of packages. */
const first = ({ packages }: PackagePage) => {
  const [one] = packages;
  if (!one) throw new Error('There are no packages');
  return one;
};

/** The calls that the contract's table lists for customers and guests. */
async function documentedCalls(): Promise<string[]> {
  const text = await readFile(contract, 'utf8');
  return [...text.matchAll(/^\| `(?:GET|POST) (\w+)`/gm)].map(([, name = '']) => name).sort();
}

const period = 'from=2020-01-01&to=2030-12-31';

/** A customer's files, each with its media type and first bytes. */
const files = [
  ['packages.csv', 'text/csv', '\uFEFF'],
  ['invoices.csv', 'text/csv', '\uFEFF'],
  [`statement.csv?${period}`, 'text/csv', '\uFEFF'],
  [`statement.pdf?${period}`, 'application/pdf', '%PDF-'],
  ['invoice.pdf?id={invoice}', 'application/pdf', '%PDF-'],
  ['my-data.json', 'application/json', '{'],
] as const;

/**
 * A customer's complete journey over HTTP, at a portal whose provider and product API are other processes.
 * Each step continues the previous one; the last one compares the calls to the product API with
 * docs/product-api.md.
 */
export function describeCustomerJourney(email: string, start: () => Promise<RemoteModePortal>): void {
  describe("a customer's complete journey", () => {
    let portal: RemoteModePortal;
    let browser: BrowserLike;
    let packageId: string;
    let invoiceId: string;

    beforeAll(async () => {
      portal = await start();
      browser = new BrowserLike(portal.app.origin, portal.builtIn);
    }, 180_000);
    afterAll(() => portal.stop());

    const json = async <T>(address: string, schema: z.ZodType<T>): Promise<T> => {
      const response = await browser.fetch(address);
      expect(response.status, address).toBe(200);
      return schema.parse(await response.json());
    };
    const page = async (address: string): Promise<string> => {
      const response = await browser.visit(address);
      expect(response.status, address).toBe(200);
      return response.text();
    };
    const download = async (address = '') => {
      const response = await browser.fetch(address);
      expect(response.headers.get('content-type'), address).toBe('application/pdf');
      await response.body?.cancel();
    };

    it('a guest with a set-up link sees whose suite it is', async () => {
      const told = await browser.act('/auth/onboard', 'checkToken', demoTokens.issued);
      expect(told).toContain('MIA-30551');
      const spent = await browser.act('/auth/onboard', 'checkToken', demoTokens.complete);
      expect(spent).toContain('"complete":true');
    });

    it('a link is used up by setting up the account', async () => {
      const address = { name: 'Noor Haddad', line1: '1 Rue Hamra', locality: 'Beirut', countryCode: 'LB' };
      const done = await browser.act('/auth/onboard2', 'finishOnboarding', {
        warehouseToken: demoTokens.issued,
        name: 'Noor Haddad',
        email: 'noor@waybill.example',
        address,
        acceptTerms: true,
      });
      expect(done).toContain('"ok":true');
    });

    it('a guest is redirected to sign in', async () => {
      const response = await browser.visit('/packages');
      expect(response.status).toBe(307);
      expect(response.headers.get('location')).toMatch(/\/auth\/login$/);
      expect(await page('/auth/login')).toContain('Waybill');
    });

    it('signs in with a code, and the tokens are set as cookies only', async () => {
      const sent = await browser.post('/sdk/v1/otps/email/login_or_create', { email });
      const { method_id } = sentSchema.parse(await sent.json()).data;
      const token = await portal.upstreams.readCode(email);
      const body = { token, method_id, session_duration_minutes: 60 };
      const answer = await browser.post('/sdk/v1/otps/authenticate', body);
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie().filter((line) => /HttpOnly/i.test(line))).toHaveLength(2);
      const value = /stytch_session_jwt=([^;]+)/.exec(browser.cookie)?.[1] ?? '';
      expect(value).not.toBe('');
      expect(await answer.text()).not.toContain(value);
    });

    it('opens Home, which shows their name', async () => {
      const { name } = await json('/bff/getAccount', nameSchema);
      expect(await page('/')).toContain(name);
    });

    it('reads the list of packages, and one of them', async () => {
      const listed = first(await json('/bff/getMyPackages?limit=5', packagePageSchema));
      packageId = listed.id;
      expect(await page('/packages')).toContain(`/packages/${packageId}`);
      const html = await page(`/packages/${packageId}`);
      expect(html).toContain(listed.trackingNumber);
      expect(html).toContain(listed.reference);
    });

    it("another customer's package is not found", async () => {
      expect((await browser.visit('/packages/pkg_none')).status).toBe(404);
    });

    it('gives a package a nickname', async () => {
      await browser.act(`/packages/${packageId}`, 'renamePackage', {
        id: packageId,
        nickname: 'Bicycle bell',
      });
      expect(await page(`/packages/${packageId}`)).toContain('Bicycle bell');
    });

    it('announces a package to the warehouse, and declares its contents', async () => {
      const trackingNumber = '1Z999AA10123456784';
      await browser.act('/packages/new', 'announcePackages', [{ trackingNumber, description: 'Lamp' }]);
      const found = first(await json(`/bff/getMyPackages?q=${trackingNumber}`, packagePageSchema));
      expect(found).toMatchObject({ status: 'expected', trackingNumber });
      const version = shownVersion(await page(`/packages/${found.id}`));
      const unitValue = { amount: 4500, currency: 'USD' };
      await browser.act(`/packages/${found.id}`, 'declareContents', {
        id: found.id,
        version,
        contents: [{ description: 'Reading lamp', quantity: 2, unitValue }],
        declarationStatus: 'confirmed',
      });
      const html = await page(`/packages/${found.id}`);
      expect(html).toContain('Values confirmed');
      expect(html).toContain(formatMoney({ amount: 9000, currency: 'USD' }));
    });

    const firstOf = async (filter: string) =>
      first(await json(`/bff/getMyPackages?${filter}`, packagePageSchema)).id;

    it('answers the warehouse about a package on hold', async () => {
      const id = await firstOf('status=on_hold');
      const html = await page(`/packages/${id}`);
      expect(html).toContain('What should happen with this package?');
      const answer = { id, version: shownVersion(html), choice: 'keep', note: 'Until June' };
      expect(await browser.act(`/packages/${id}`, 'sendAnswer', answer)).toContain('"outcome":"sent"');
      const answered = await page(`/packages/${id}`);
      expect(answered).toContain('The warehouse is looking at your answer');
      expect(answered).toContain('Until June');
    });

    it('confirms the address of a package that can’t be delivered', async () => {
      const id = await firstOf('status=exception');
      const html = await page(`/packages/${id}`);
      const address = { name: 'Ada', line1: '2 Bay Street', locality: 'Nassau', countryCode: 'BS' };
      const confirmation = { id, version: shownVersion(html), address };
      const sent = await browser.act(`/packages/${id}`, 'sendAddress', confirmation, true);
      expect(sent).toContain('"outcome":"sent"');
      expect(await page(`/packages/${id}`)).toContain('2 Bay Street');
      expect(await page('/account'), 'saved to the account as well').toContain('2 Bay Street');
    });

    it('cancels a package that has not begun its way', async () => {
      const trackingNumber = '1Z999AA10123456784';
      const id = await firstOf(`q=${trackingNumber}`);
      const version = shownVersion(await page(`/packages/${id}`));
      expect(await browser.act(`/packages/${id}`, 'takeBack', { id, version })).toContain('"outcome":"sent"');
      expect(await page(`/packages/${id}`)).toContain('Canceled');
    });

    it('sees what it costs to ship a package, and asks for it to be shipped', async () => {
      const { packages } = await json('/bff/getMyPackages?status=in_storage', packagePageSchema);
      const id = packages.find(({ shippable }) => shippable)?.id ?? '';
      const flow = `/shipments/new?package=${id}`;
      expect(await page(flow)).toContain('What it costs');
      const address = { name: 'Ada', line1: '2 Bay Street', locality: 'Nassau', countryCode: 'BS' };
      const request = { packageIds: [id], address, onHold: 'wait' };
      const placing = { key: 'journey', keepsAddress: false };
      expect(await browser.act(flow, 'sendRequest', placing, request)).toContain('/shipments/shp_');
      expect(await page(flow)).toContain('Already part of a shipment');
    });

    const decide = async (decision: string, id: string) => {
      const version = String(shownVersion(await page(`/shipments/${id}`)));
      const fields = Object.entries({ decision, id, version, seen: '' });
      return browser.submit(`/shipments/${id}`, 'decide', null, fields);
    };

    it('accepts the quote of a shipment, and cancels it', async () => {
      const id = await portal.upstreams.warehouse.quoted(email);
      expect(await page('/shipments')).toContain(`/shipments/${id}`);
      expect(await page(`/shipments/${id}`)).toContain('Your quote is ready');
      expect(await decide('accept', id)).toContain('"outcome":"done"');
      expect(await page(`/shipments/${id}`)).toContain('Shipping requested');
      expect(await decide('cancel', id)).toContain('"outcome":"done"');
      expect(await page(`/shipments/${id}`)).toContain('Canceled by you');
    });

    it('confirms what a shipment costs more than agreed', async () => {
      const id = await portal.upstreams.warehouse.quoted(email);
      await decide('accept', id);
      await portal.upstreams.warehouse.packedDearer(id);
      expect(await page(`/shipments/${id}`)).toContain('you agreed to');
      expect(await decide('confirm', id)).toContain('"outcome":"done"');
      expect(await page(`/shipments/${id}`)).toContain('Packed and ready to ship');
    });

    it('reads the invoices, one of them, and the statement', async () => {
      const [invoice] = (await json('/bff/getMyInvoices?limit=5', invoicePageSchema)).invoices;
      invoiceId = invoice?.id ?? '';
      expect(await page('/invoices')).toContain(`/invoices/${invoiceId}`);
      expect(await page(`/invoices/${invoiceId}`)).toContain(invoice?.number);
      expect(await page(`/invoices/statement?${period}`)).toContain(invoice?.number);
    });

    it('reads a credit note on its invoice, and downloads it', async () => {
      await portal.upstreams.warehouse.credited(invoiceId);
      const html = await page(`/invoices/${invoiceId}`);
      expect(html).toContain('Credit note CN-1');
      expect(html).toContain('Billed twice');
      await download(/\/files\/credit-note\.pdf\?id=\w+/.exec(html)?.[0]);
    });

    it('downloads the receipt of a payment', async () => {
      await download(/\/files\/receipt\.pdf\?id=\w+/.exec(await page('/invoices/payments'))?.[0]);
    });

    it('uses credit and begins to pay the rest of what is due, and reads what becomes of it', async () => {
      const html = await page('/invoices/pay');
      const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
      const chosen = ['visit', 'currency'].map((name): [string, string] => [name, fieldOf(name)]);
      const invoice: [string, string] = ['invoice', /value="(inv_\w+)"/.exec(html)?.[1] ?? ''];
      const begun = await browser.submit('/invoices/pay', 'pay', null, [
        ...chosen,
        invoice,
        ['method', 'test'],
        ['credit', 'on'],
      ]);
      expect(begun).toContain('"outcome":"begun"');
      const id = /"id":"(pay_\w+)"/.exec(begun)?.[1] ?? '';
      expect(await page('/invoices/payments')).toContain(`/invoices/payments/${id}`);
      expect(await page(`/invoices/payments/${id}`)).toContain('Waiting for your payment');
    });

    it('reads what they were told, and marks it as read', async () => {
      expect(await page('/notifications')).toContain('Mark all as read');
      const { items } = await json('/bff/getMyNotifications?limit=5', shownSchema);
      const news = items.find(({ isRead }) => !isRead);
      await browser.act('/notifications', 'markRead', { ids: [news?.id] });
      const { items: then } = await json('/bff/getMyNotifications?limit=5', shownSchema);
      expect(then.find(({ id }) => id === news?.id)).toMatchObject({ isRead: true });
    });

    it('is told at once of what changes, while a page is open', async () => {
      const response = await browser.fetch('/bff/streamMyChanges?age=1');
      expect(response.headers.get('content-type')).toContain('text/event-stream');
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader?.read())?.value).toContain('id: ');
      await reader?.cancel();
    });

    it('changes the account; a change based on an older version is refused', async () => {
      const shown = formState(await page('/account'), detailsSchema);
      const save = (companyName: string) =>
        browser.act('/account', 'saveChange', { ...shown, mine: { companyName } });
      expect(await save('Lamp Trading')).toContain('"outcome":"saved"');
      expect(await save('Bell Trading')).toContain('"outcome":"conflict"');
      const html = await page('/account');
      expect(html).toContain('Lamp Trading');
      expect(html).not.toContain('Bell Trading');
    });

    it('chooses what they are told, and when', async () => {
      const chosen = { groups: {}, daily: [], digestHour: 18 };
      const saved = await browser.submit('/account', 'saveChoices', { chosen }, [
        ['groups.arrivals', 'email'],
        ['daily', 'email'],
        ['digestHour', '7'],
      ]);
      expect(saved).toContain('"outcome":"saved"');
      expect(await page('/account')).toMatch(/<option value="7" selected="">/);
    });

    it.each(files)('downloads %s', async (name, type, begins) => {
      const response = await browser.fetch(`/files/${name.replace('{invoice}', invoiceId)}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain(type);
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
      expect(text.slice(0, begins.length)).toBe(begins);
    });

    it('signs out, and nothing is shown any more', async () => {
      await browser.post('/sdk/v1/sessions/revoke', {});
      expect((await browser.visit('/packages')).headers.get('location')).toMatch(/\/auth\/login$/);
      const file = await browser.fetch('/files/my-data.json');
      expect(file.headers.get('location')).toMatch(/\/auth\/login$/);
    });

    it('made all product API calls that docs/product-api.md lists, and no others', async () => {
      const asked = portal.upstreams.product.calls.flatMap((url) => /^\/api\/([^?]*)/.exec(url)?.[1] ?? []);
      const documented = await documentedCalls();
      expect([...new Set(asked)].sort()).toEqual(documented);
    });
  });
}
