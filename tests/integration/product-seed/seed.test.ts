import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSchema } from '@/lib/domain/account/account';
import { invoicePageSchema, invoiceSchema } from '@/lib/domain/billing/invoice';
import { notificationPageSchema } from '@/lib/domain/notification/notification';
import { packagePageSchema, packageSchema } from '@/lib/domain/package/package';
import { shipmentPageSchema, shipmentSchema } from '@/lib/domain/shipment/shipment';
import { schema, type OpenedDatabase } from '@/server/database';
import { seedDemo } from '@/server/demo-data';
import { demoCustomers, demoTokens } from '@/server/demo-data/demo';
import { databases } from '@/tests/support/databases';
import { startProduct, type Product } from '@/tests/support/product';

const now = new Date('2026-05-10T12:00:00Z');

describe.each(databases)('demo data on $name', ({ open }) => {
  let opened: OpenedDatabase;
  let product: Product;
  beforeAll(async () => {
    opened = await open();
    expect(await seedDemo(opened.db, { clock: () => now })).toBe(true);
    product = await startProduct(opened.db, now);
  });
  afterAll(async () => {
    await product.close();
    await opened.close();
  });

  const everything = () =>
    Promise.all(
      Object.values(schema).flatMap((table) =>
        typeof table === 'object' && 'getSQL' in table
          ? [
              opened.db
                .select()
                .from(table as never)
                .orderBy(sql`1, 2`),
            ]
          : [],
      ),
    );

  it('a second start changes nothing, not even on another day', async () => {
    const before = await everything();
    expect(before.flat().length).toBeGreaterThan(1500);
    const later = new Date(now.getTime() + 40 * 86_400_000);
    expect(await seedDemo(opened.db, { clock: () => now })).toBe(false);
    expect(await seedDemo(opened.db, { clock: () => later })).toBe(false);
    expect(await everything()).toEqual(before);
  });

  it.each(demoCustomers)(
    '$name signs in by e-mail or phone and sees everything',
    async ({ email, phone, name }) => {
      const byPhone = await product.tokenOf({ subject: `user-${phone}`, phone });
      expect((await product.call('getAccount', { token: byPhone })).body).toMatchObject({ name, email });
      const token = await product.tokenOf({ subject: `user-${email}`, email });
      accountSchema.strict().parse((await product.call('getAccount', { token })).body);

      const page = packagePageSchema
        .strict()
        .parse((await product.call('getMyPackages', { token, query: { limit: '200' } })).body);
      expect(page.packages).toHaveLength(60);
      expect(Object.values(page.counts).every((count) => count > 0)).toBe(true);
      for (const { id } of page.packages) {
        packageSchema.strict().parse((await product.call('getMyPackage', { token, query: { id } })).body);
      }
      const bills = invoicePageSchema.strict().parse((await product.call('getMyInvoices', { token })).body);
      expect(bills.invoices).toHaveLength(18);
      for (const { id } of bills.invoices) {
        invoiceSchema.strict().parse((await product.call('getMyInvoice', { token, query: { id } })).body);
      }
    },
  );

  it.each(demoCustomers)('$name had packages shipped, as their invoices say', async ({ email }) => {
    const token = await product.tokenOf({ subject: `user-${email}`, email });
    const { body } = await product.call('getMyShipments', { token, query: { limit: '200' } });
    const { shipments } = shipmentPageSchema.strict().parse(body);
    const states = new Set(shipments.map(({ status }) => status));
    expect(states).toEqual(new Set(['awaiting_payment', 'shipped', 'delivered']));
    for (const { id } of shipments) {
      const answer = await product.call('getMyShipment', { token, query: { id } });
      const { final, invoice, history, tracking, status } = shipmentSchema.strict().parse(answer.body);
      const query = { id: invoice?.id ?? '' };
      const bill = invoiceSchema.parse((await product.call('getMyInvoice', { token, query })).body);
      expect(bill.total).toEqual(final?.total);
      expect(tracking.length > 0).toBe(status !== 'awaiting_payment');
      const steps = [...history.map(({ at }) => Date.parse(at)), now.getTime()];
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    }
  });

  it.each(demoCustomers)(
    '$name was told of their own packages, invoices and payments, and nothing waits to be sent',
    async ({ email }) => {
      const token = await product.tokenOf({ subject: `user-${email}`, email });
      const { body } = await product.call('getMyNotifications', { token, query: { limit: '200' } });
      const { notifications, unread } = notificationPageSchema.strict().parse(body);
      expect(notifications.length).toBeGreaterThan(25);
      const about = (of: (typeof notifications)[number]) => of.package ?? of.invoice ?? of.payment;
      expect(notifications.every((notification) => about(notification) !== undefined)).toBe(true);
      expect(notifications.filter(({ readAt }) => readAt === undefined)).toHaveLength(unread);
      expect(unread).toBeGreaterThan(0);
      expect(unread).toBeLessThan(notifications.length);
      expect(notifications.every(({ createdAt }) => new Date(createdAt) < now)).toBe(true);
      expect(await opened.db.$count(schema.domainEvents)).toBe(0);
      expect(await opened.db.$count(schema.customerMessages)).toBe(0);
    },
  );

  it.each([
    ['issued', { complete: false, suiteNumber: 'MIA-30551' }],
    ['opened', { complete: false, suiteNumber: 'MIA-30552' }],
    ['complete', { complete: true, loginHint: 'a•••@waybill.example' }],
    ['expired', { code: 1033 }],
    ['revoked', { code: 1033 }],
  ] as const)('the %s onboarding token is what its name says', async (state, answer) => {
    const { body } = await product.call('isOnboardingComplete', {
      body: { warehouseToken: demoTokens[state] },
    });
    expect(body).toMatchObject(answer);
  });

  it('security 17: demo tokens have 128 bits and more, and are stored as digests', async () => {
    for (const token of Object.values(demoTokens)) expect(token).toMatch(/-[0-9a-f]{31,}$/);
    const rows = await opened.db.select().from(schema.onboardingTokens);
    expect(rows).toHaveLength(5);
    for (const token of Object.values(demoTokens)) expect(JSON.stringify(rows)).not.toContain(token);
  });
});
