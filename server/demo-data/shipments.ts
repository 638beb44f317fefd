import { following } from '@/lib/domain/shipment/following';
import type { ShipmentOption, ShipmentStep } from '@/lib/domain/shipment/shipment';
import { isLive, type ShipmentStatus } from '@/lib/domain/shipment/shipment-status';
import type { Address } from '@/lib/domain/values/common';
import type { schema } from '@/server/database';
import { hourMs } from '@/lib/domain/values/milliseconds';
import type { Draft } from './invoices/drafts';
import type { InvoiceRow } from './invoices/rows';
import type { DemoPackage } from './packages';
import type { Random } from './random';
import { demoWarehouse } from './warehouse';

/** A shipment with the packages that left in it. */
export interface DemoShipment {
  row: typeof schema.outboundShipments.$inferInsert;
  packageIds: string[];
}

interface Billed {
  draft: Draft;
  row: Omit<InvoiceRow, 'number'>;
}

const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);
const latest = (times: readonly Date[]) => new Date(Math.max(...times.map(Number)));
const scansOf = ({ journey }: DemoPackage, leg: string) =>
  journey.scans.filter((scan) => scan.leg === leg).map(({ occurredAt }) => occurredAt);

/** The state of what was invoiced as shipped; undefined where it is something else, or not yet on its way. */
function statusOf({ lines, packages, outcome }: Draft): ShipmentStatus | undefined {
  if (outcome === 'void' || !lines.some(({ kind }) => kind === 'shipping')) return undefined;
  if (packages.every(({ plot }) => plot.status === 'awaiting_payment')) return 'awaiting_payment';
  if (!packages.every(({ row }) => row.outbound)) return undefined;
  const members = packages.map(({ row, plot: { status } }) => ({ id: row.id, status }));
  const { status } = following({ status: 'shipped', onHold: 'without' }, members);
  return status === 'cancelled' ? undefined : status;
}

/** The steps of a shipment whose last package was packed at a time. */
function historyOf(status: ShipmentStatus, packages: readonly DemoPackage[], packed: Date): ShipmentStep[] {
  const step = (name: ShipmentStatus, by: ShipmentStep['by'], at: Date): ShipmentStep => {
    return { status: name, by, at: at.toISOString() };
  };
  const begun = [
    step('requested', 'customer', after(packed, -20)),
    step('processing', 'warehouse', after(packed, -3)),
    step('packed', 'warehouse', packed),
  ];
  if (status === 'awaiting_payment') return [...begun, step(status, 'warehouse', after(packed, 1))];
  const shipped = step('shipped', 'warehouse', after(packed, 1));
  if (status === 'shipped') return [...begun, shipped];
  return [...begun, shipped, step(status, 'carrier', latest(packages.map(({ row }) => row.statusChangedAt)))];
}

const usd = (amount: number) => ({ amount, currency: 'USD' });
const optionKinds: readonly ShipmentOption[] = ['repack', 'insurance', 'photos'];

/** What a customer had shipped: the packages of each invoice for shipping left together. */
export function shipmentRows(
  billed: readonly Billed[],
  { accountId, address }: { accountId: string; address: Address },
  random: Random,
): DemoShipment[] {
  return billed.flatMap(({ draft, row: invoice }) => {
    const status = statusOf(draft);
    if (!status) return [];
    const { lines, packages } = draft;
    const packed = latest(packages.flatMap((parcel) => scansOf(parcel, 'warehouse')));
    const history = historyOf(status, packages, packed);
    const changed = new Date(history.at(-1)?.at ?? packed);
    const charges = {
      lines,
      subtotal: usd(invoice.subtotal),
      taxes: invoice.taxes,
      total: usd(invoice.total),
    };
    const [, name = ''] = lines.find(({ kind }) => kind === 'shipping')?.description.split(' – ') ?? [];
    const row: DemoShipment['row'] = {
      id: random.id('shp'),
      accountId,
      warehouseId: demoWarehouse.id,
      status,
      statusChangedAt: changed,
      address,
      service: { name, ...(packages[0] && { carrier: packages[0].carrier }) },
      options: optionKinds.filter((option) => lines.some(({ kind }) => kind === option)),
      onHold: 'without',
      estimate: charges,
      final: charges,
      invoiceId: invoice.id,
      history,
      createdAt: after(packed, -20),
      updatedAt: changed,
      version: history.length,
    };
    return [{ row, packageIds: packages.map((parcel) => parcel.row.id) }];
  });
}

/** Whether packages are still in it. */
export const isInShipment = ({ row }: DemoShipment): boolean => isLive(row.status);
