import { daysAfter } from '@/lib/domain/values/days';
import { shipmentRuleOf } from '@/lib/domain/operator/shipment-rule';
import type { Charges } from '@/lib/domain/shipment/charges';
import { calendarDay } from '@/lib/format/calendar-day';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { readAccount } from '@/server/database/repositories/accounts/accounts';
import { post } from '@/server/database/repositories/ledger/post';
import {
  lockInvoices,
  saveInvoices,
  type InvoiceRow,
} from '@/server/database/repositories/operators/operators-invoices';
import type { WarehouseRow } from '@/server/database/repositories/operators/operators-warehouses';
import { nextOfSeries, type LockedShipment } from '@/server/database/repositories/shipments/shipments-write';
import { issued } from '../ledger/invoice-postings';
import { buyerOf, sellerOf } from '../operator/invoice-content';

/** Whether no invoice of a warehouse has a number. */
export async function isFree(tx: Database, warehouse: Pick<WarehouseRow, 'id'>, number: string) {
  return (await lockInvoices(tx, warehouse.id, { numbers: [number] })).length === 0;
}

/** The next number of the warehouse's series that no invoice of its own numbering has. */
async function nextNumber(tx: Database, warehouse: WarehouseRow): Promise<string> {
  const { invoiceSeries } = shipmentRuleOf(warehouse);
  for (;;) {
    const number = `${invoiceSeries}${await nextOfSeries(tx, warehouse.id)}`;
    if (await isFree(tx, warehouse, number)) return number;
  }
}

/** The operator's own number, unless another invoice has been given it since. */
async function numberOf(tx: Database, warehouse: WarehouseRow, own: string | null): Promise<string> {
  return own !== null && (await isFree(tx, warehouse, own)) ? own : nextNumber(tx, warehouse);
}

/** Issues the one invoice of a locked shipment from its final charges. @returns the invoice's id */
export async function issueInvoice(
  tx: Database,
  { shipment, packages }: LockedShipment,
  final: Charges,
  now: Date,
): Promise<string> {
  const found = await readAccount(tx, shipment.accountId);
  if (!found) throw new Error(`Shipment ${shipment.id} has no account`);
  const { account, warehouse } = found;
  const issueDate = calendarDay(now, warehouse.timeZone);
  const { amount: total, currency } = final.total;
  const invoice: InvoiceRow = {
    id: newId('inv'),
    accountId: shipment.accountId,
    warehouseId: warehouse.id,
    number: await numberOf(tx, warehouse, shipment.invoiceNumber),
    status: total === 0 ? 'paid' : 'open',
    currency,
    issueDate,
    dueDate: daysAfter(issueDate, shipmentRuleOf(warehouse).dueDays),
    seller: sellerOf(warehouse),
    buyer: buyerOf({ ...account, billingAddress: account.billingAddress ?? shipment.address }),
    lines: final.lines,
    taxes: final.taxes,
    subtotal: final.subtotal.amount,
    total,
    amountPaid: 0,
    amountCredited: 0,
    notes: null,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  const packageIds = packages.map(({ id }) => id);
  await saveInvoices(tx, { made: [invoice], changed: [], links: [{ invoiceId: invoice.id, packageIds }] });
  await post(tx, [issued(invoice, now)], now);
  const { id: subjectId, accountId, warehouseId } = invoice;
  await recordEvents(tx, [{ kind: 'invoice.issued', data: {}, accountId, warehouseId, subjectId }], now);
  return invoice.id;
}
