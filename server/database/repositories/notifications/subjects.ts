import { inArray } from 'drizzle-orm';
import type { Notification } from '@/lib/domain/notification/notification';
import { amountDueOf } from '@/lib/domain/billing/invoice-status';
import { moneySchema } from '@/lib/domain/values/common';
import { schema, type Database } from '../..';
import { shownTotal } from '../shipments/shipments-view';

const { invoices, outboundShipments, packages } = schema;

/** What is shown of a stored notification. */
type NotificationRow = Omit<typeof schema.notifications.$inferSelect, 'accountId' | 'eventPosition'>;

const idsOf = (rows: readonly NotificationRow[], of: string) => [
  ...new Set(rows.filter(({ kind }) => kind.startsWith(of)).map(({ subjectId }) => subjectId)),
];

async function packagesOf(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Notification['package']>>();
  const { id, reference, description, nickname, status, group, nextAction } = packages;
  const rows = await db
    .select({ id, reference, description, nickname, status, group, nextAction })
    .from(packages)
    .where(inArray(id, ids));
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, nickname: row.nickname ?? undefined, nextAction: row.nextAction ?? undefined },
    ]),
  );
}

async function shipmentsOf(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Notification['shipment']>>();
  const { id, status, quote, estimate, final } = outboundShipments;
  const rows = await db
    .select({ id, status, quote, estimate, final })
    .from(outboundShipments)
    .where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, { id: row.id, status: row.status, total: shownTotal(row) }]));
}

async function invoicesOf(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Notification['invoice']>>();
  const { id, number, status, currency, total, amountPaid, amountCredited, dueDate } = invoices;
  const rows = await db
    .select({ id, number, status, currency, total, amountPaid, amountCredited, dueDate })
    .from(invoices)
    .where(inArray(id, ids));
  return new Map(
    rows.map((row) => {
      const money = (amount: number) => ({ amount, currency: row.currency });
      const amounts = { total: money(row.total), amountDue: money(amountDueOf(row)) };
      return [row.id, { id: row.id, number: row.number, dueDate: row.dueDate, ...amounts }];
    }),
  );
}

/** Notifications with what they are about, as it is now; of what has gone only the kind is left. */
export async function withSubjects(db: Database, rows: readonly NotificationRow[]): Promise<Notification[]> {
  const parcels = await packagesOf(db, idsOf(rows, 'package.'));
  const shipments = await shipmentsOf(db, idsOf(rows, 'shipment.'));
  const bills = await invoicesOf(db, idsOf(rows, 'invoice.'));
  return rows.map(({ id, kind, at, createdAt, readAt, data, subjectId }) => {
    const parcel = parcels.get(subjectId);
    const shipment = shipments.get(subjectId);
    const invoice = bills.get(subjectId);
    const amount = kind.startsWith('payment.') ? moneySchema.parse(data) : undefined;
    return {
      id,
      kind,
      at: at.toISOString(),
      createdAt: createdAt.toISOString(),
      ...(readAt && { readAt: readAt.toISOString() }),
      data,
      ...(parcel && { package: parcel }),
      ...(shipment && { shipment }),
      ...(invoice && { invoice }),
      ...(amount && { payment: { id: subjectId, amount } }),
    };
  });
}
