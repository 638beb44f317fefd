import { describe, expect, it } from 'vitest';
import { chargeableWeightOf } from '@/lib/domain/package/chargeable-weight';
import { displayStatusOf } from '@/lib/domain/billing/invoice-status';
import { lineAmount, taxesOf } from '@/lib/domain/billing/invoice-math';
import { packageGroupOf, packageGroups } from '@/lib/domain/package/package-status';
import { packageStatuses } from '@/lib/domain/package/package-statuses';
import { trackingStatusOf } from '@/lib/domain/package/tracking';
import { buildDemoData, type DemoData } from '@/server/demo-data/build';
import { businessItems } from '@/server/demo-data/catalogue/business';
import { personalItems } from '@/server/demo-data/catalogue/personal';
import { demoAccounts } from '@/server/demo-data/customers';

const moments = [
  '2026-05-10T12:00:00Z',
  '2026-01-01T00:00:00Z',
  '2028-02-29T23:59:59Z',
  '2026-03-09T04:30:00Z',
  '2026-11-20T09:15:00Z',
];
const accountIds = Object.values(demoAccounts).map(({ id }) => id);
const catalogue = [...personalItems, ...businessItems];
const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

describe.each(moments)('demo data generated on %s', (moment) => {
  const now = new Date(moment);
  const today = moment.slice(0, 10);
  const data = buildDemoData(now);
  const packagesOf = (id: string) => data.packages.filter(({ row }) => row.accountId === id);
  const invoicesOf = (id: string) => data.invoices.filter(({ row }) => row.accountId === id);

  it('is the same each time it is generated that day', () => {
    expect(buildDemoData(now)).toEqual(data);
  });

  it.each(accountIds)('%s has sixty packages over all seven groups and all states', (id) => {
    const rows = packagesOf(id).map(({ row }) => row);
    expect(rows).toHaveLength(60);
    const groups = new Set(rows.map(({ status, nextAction }) => packageGroupOf(status, nextAction != null)));
    expect([...groups].sort()).toEqual([...packageGroups].sort());
    expect(new Set(rows.map(({ status }) => status)).size).toBe(packageStatuses.length);
  });

  it.each(accountIds)('%s has eighteen invoices: open, partly paid, past due, paid and void ones', (id) => {
    const rows = invoicesOf(id).map(({ row }) => ({
      ...row,
      amountPaid: row.amountPaid ?? 0,
      amountCredited: row.amountCredited ?? 0,
    }));
    expect(rows).toHaveLength(18);
    const shown = new Set(rows.map((row) => displayStatusOf(row, today)));
    expect([...shown].sort()).toEqual(['open', 'paid', 'partially_paid', 'past_due', 'void']);
  });

  it('has nothing from the future, and each journey is in order with hours between places', () => {
    for (const { row, scans } of data.packages) {
      for (const [index, scan] of scans.entries()) {
        expect(scan.occurredAt.getTime(), scan.message).toBeLessThanOrEqual(now.getTime());
        const before = scans[index - 1];
        if (!before) continue;
        const passed = scan.occurredAt.getTime() - before.occurredAt.getTime();
        const moved = before.place?.city !== scan.place?.city && scan.message.includes('rrived');
        expect(passed, `${row.reference}: ${before.message} → ${scan.message}`).toBeGreaterThan(
          moved ? 3_600_000 : 0,
        );
      }
      expect(row.statusChangedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('the details of a leg follow from its scans', () => {
    for (const { row, scans } of data.packages) {
      for (const leg of ['inbound', 'outbound'] as const) {
        const shipment = row[leg];
        const events = scans
          .filter((scan) => scan.leg === leg)
          .map(({ occurredAt, status }) => ({ occurredAt: occurredAt.toISOString(), status }));
        if (!shipment) expect(events).toEqual([]);
        else expect(shipment.trackingStatus).toBe(trackingStatusOf(events));
        expect(shipment?.deliveredAt).toBe(events.find(({ status }) => status === 'delivered')?.occurredAt);
      }
      if (row.status === 'delivered') expect(row.outbound?.trackingStatus).toBe('delivered');
      if (row.status === 'available_for_pickup')
        expect(row.outbound?.trackingStatus).toBe('available_for_pickup');
      if (row.receivedAt) expect(row.inbound?.trackingStatus).toBe('delivered');
    }
  });

  it('pending deliveries are not promised for a past day', () => {
    const moving = ['expected', 'shipped', 'in_transit', 'in_customs'];
    for (const { row } of data.packages.filter(({ row: { status } }) => moving.includes(status))) {
      const promised = (row.outbound ?? row.inbound)?.estimatedDelivery ?? '';
      expect(promised >= today, `${row.status} ${promised}`).toBe(true);
    }
  });

  it('weights match the contents, and the chargeable weight follows the dimensional rule', () => {
    for (const { row } of data.packages.filter((one) => one.row.receivedAt)) {
      const item = catalogue.find(({ description }) => description === row.description);
      const net = sum((item?.lines ?? []).map(({ quantity, weight }) => quantity * weight));
      expect(row.weight).toBeGreaterThan(net);
      expect((row.weight ?? 0) - net).toBeLessThan((item?.tare ?? 0) + 50);
      expect(row.chargeableWeight).toBe(
        chargeableWeightOf(row.weight ?? 0, row.dimensions ?? { length: 0, width: 0, height: 0 }),
      );
      const declared = sum(
        (row.contents ?? []).map(({ quantity, unitValue }) => quantity * unitValue.amount),
      );
      expect(row.declaredValue?.amount ?? 0).toBe(declared);
    }
  });

  it('invoices add up: lines, tax per category, totals, payments', () => {
    for (const { row, packageIds } of data.invoices) {
      for (const line of row.lines) {
        expect(line.amount.amount).toBe(lineAmount(line.quantity, line.unitPrice.amount));
        if (line.packageId) expect(packageIds).toContain(line.packageId);
        if (['shipping', 'storage', 'insurance', 'duty', 'tax'].includes(line.kind))
          expect(line.calc).toBeDefined();
      }
      expect(row.lines.length).toBeGreaterThan(0);
      expect(row.subtotal).toBe(sum(row.lines.map(({ amount }) => amount.amount)));
      expect(row.taxes).toEqual(taxesOf(row.lines, 'USD'));
      expect(row.total).toBe(row.subtotal + sum(row.taxes.map(({ amount }) => amount.amount)));
      expect(row.total).toBeGreaterThan(0);
      expect(row.amountPaid).toBe(paidFor(row.id, data));
      expect(row.issueDate < row.dueDate && row.issueDate <= today).toBe(true);
      if (row.status === 'paid') expect(row.amountPaid).toBe(row.total);
    }
    for (const payment of data.payments) {
      expect(payment.amount).toBe(sum(payment.allocations.map(({ amount }) => amount)));
      expect(payment.receivedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('a shipping line shows the chargeable weight in started units × the rate', () => {
    const rows = new Map(data.packages.map(({ row }) => [row.id, row]));
    const lines = data.invoices.flatMap(({ row }) => row.lines).filter(({ kind }) => kind === 'shipping');
    for (const { packageId, quantity, unit } of lines) {
      const grams = rows.get(packageId ?? '')?.chargeableWeight ?? 0;
      const started = unit === 'lb' ? Math.ceil(grams / 453.59237) : Math.ceil(grams / 500) / 2;
      expect(quantity).toBe(started);
    }
    expect(lines.length).toBeGreaterThan(60);
  });

  it('references, numbers and ids are unique and rise with time', () => {
    const references = data.packages.map(({ row }) => row.reference);
    const numbers = data.invoices.map(({ row }) => row.number);
    const ids = [...data.packages, ...data.invoices].map(({ row }) => row.id);
    for (const list of [references, numbers, ids]) expect(new Set(list).size).toBe(list.length);
    expect([...references].sort()).toEqual(references);
    const issued = data.invoices.map(({ row }) => row.issueDate);
    expect([...issued].sort()).toEqual(issued);
  });
});

function paidFor(invoiceId: string, { payments }: DemoData): number {
  const received = payments
    .filter(({ status }) => status === 'succeeded')
    .flatMap(({ allocations }) => allocations);
  return sum(received.filter((part) => part.invoiceId === invoiceId).map(({ amount }) => amount));
}

describe('the catalogue', () => {
  it('names each item once, and every box fits its contents', () => {
    expect(new Set(catalogue.map(({ description }) => description)).size).toBe(catalogue.length);
    for (const { box, lines, description } of catalogue) {
      const litres = (box[0] * box[1] * box[2]) / 1_000_000;
      const kilograms = sum(lines.map(({ quantity, weight }) => quantity * weight)) / 1000;
      expect(kilograms / litres, description).toBeLessThan(1.6);
    }
  });
});
