import { and, asc, eq, getTableColumns, gt, gte, inArray, type SQL } from 'drizzle-orm';
import { amountDueOf } from '@/lib/domain/billing/invoice-status';
import type {
  OperatorCharges,
  OperatorShipment,
  OperatorShipmentPage,
} from '@/lib/domain/operator/operator-readings';
import type { Charges } from '@/lib/domain/shipment/charges';
import type { ShipmentStatus } from '@/lib/domain/shipment/shipment-status';
import type { Complete } from '@/lib/domain/values/complete';
import { schema, type Database } from '../..';
import { wholeShipments } from '../shipments/shipments-read';
import { trackingOf, type WholeShipment } from '../shipments/shipments-view';
import type { ShipmentRow } from '../shipments/shipments-write';
import { cutPage, type Cursor } from '../sql/cursor';
import { customerOfSuite } from './operators-customers';
import { referencesOf } from './operators-packages';
import { toOperatorLine, toOperatorTaxes } from './operators-read-invoices';

const { accounts, outboundShipments } = schema;

/** The order of the shipments of a warehouse: by id, which stays. */
export const shipmentOrder = 'shipments';

interface Query {
  id?: string | undefined;
  suiteNumber?: string | undefined;
  status?: ShipmentStatus | undefined;
  updatedSince?: string | undefined;
  after: Cursor | null;
  limit: number;
}

type References = ReadonlyMap<string, string>;

function toCharges(
  { lines, subtotal, taxes, total }: Charges,
  references: References,
): Complete<OperatorCharges> {
  return {
    currency: total.currency,
    lines: lines.map((line) => toOperatorLine(line, references)),
    subtotal: subtotal.amount,
    taxes: toOperatorTaxes(taxes),
    total: total.amount,
  };
}

function toOperatorShipment(
  { row, packages, invoice }: WholeShipment,
  { suiteNumber, references }: { suiteNumber: string; references: References },
): Complete<OperatorShipment> {
  const { quote } = row;
  const charges = (of: Charges | null) => (of ? toCharges(of, references) : undefined);
  return {
    id: row.id,
    suiteNumber,
    status: row.status,
    statusChangedAt: row.statusChangedAt.toISOString(),
    packages: packages.map(({ reference, status }) => ({ reference, status })),
    address: row.address,
    service: row.service ?? undefined,
    options: row.options,
    onHold: row.onHold,
    note: row.note ?? undefined,
    quote: quote
      ? { ...toCharges(quote, references), validUntil: quote.validUntil, service: quote.service }
      : undefined,
    estimate: charges(row.estimate),
    packed: row.packed ?? undefined,
    final: charges(row.final),
    unconfirmed: row.unconfirmed,
    tracking: trackingOf(packages).map(({ packageIds, ...leg }) => ({
      ...leg,
      packageReferences: packageIds.flatMap((id) => references.get(id) ?? []),
    })),
    invoiceNumber: invoice?.number ?? row.invoiceNumber ?? undefined,
    amountDue: invoice && amountDueOf(invoice),
    history: row.history,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

const linedPackages = ({ quote, estimate, final }: ShipmentRow) =>
  [quote, estimate, final].flatMap(
    (charges) => charges?.lines.flatMap(({ packageId }) => packageId ?? []) ?? [],
  );

type Row = ShipmentRow & { suiteNumber: string };

async function toOperatorShipments(
  db: Database,
  warehouseId: string,
  rows: readonly Row[],
): Promise<OperatorShipment[]> {
  const whole = await wholeShipments(db, rows);
  const ids = [
    ...rows.flatMap(linedPackages),
    ...whole.flatMap(({ packages }) => packages.map(({ id }) => id)),
  ];
  const references = await referencesOf(db, warehouseId, [...new Set(ids)]);
  return whole.map((one, index) =>
    toOperatorShipment(one, { suiteNumber: rows[index]?.suiteNumber ?? '', references }),
  );
}

const rowsWhere = (db: Database, filter: SQL | undefined) =>
  db
    .select({ ...getTableColumns(outboundShipments), suiteNumber: accounts.suiteNumber })
    .from(outboundShipments)
    .innerJoin(accounts, eq(accounts.id, outboundShipments.accountId))
    .where(filter);

/** A page of a warehouse's shipments. */
export async function readOperatorShipments(
  db: Database,
  warehouseId: string,
  query: Query,
): Promise<OperatorShipmentPage> {
  const { id, suiteNumber, status, updatedSince, after, limit } = query;
  const filter = and(
    eq(outboundShipments.warehouseId, warehouseId),
    id === undefined ? undefined : eq(outboundShipments.id, id),
    suiteNumber === undefined
      ? undefined
      : eq(outboundShipments.accountId, customerOfSuite(db, warehouseId, suiteNumber)),
    status && eq(outboundShipments.status, status),
    updatedSince === undefined ? undefined : gte(outboundShipments.updatedAt, new Date(updatedSince)),
    after ? gt(outboundShipments.id, after.key) : undefined,
  );
  const rows = await rowsWhere(db, filter)
    .orderBy(asc(outboundShipments.id))
    .limit(limit + 1);
  const { shown, nextCursor } = cutPage(rows, { limit, sort: shipmentOrder, keyOf: (row) => row.id });
  return { shipments: await toOperatorShipments(db, warehouseId, shown), nextCursor };
}

/** Shipments of a warehouse, by their ids. */
export async function operatorShipmentsOf(
  db: Database,
  warehouseId: string,
  ids: readonly string[],
): Promise<OperatorShipment[]> {
  const filter = and(eq(outboundShipments.warehouseId, warehouseId), inArray(outboundShipments.id, [...ids]));
  return toOperatorShipments(db, warehouseId, await rowsWhere(db, filter));
}
