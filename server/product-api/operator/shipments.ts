import type { z } from 'zod';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { operatorShipmentSchema, type OperatorShipment } from '@/lib/domain/operator/operator-readings';
import type { Charges } from '@/lib/domain/shipment/charges';
import { isLive } from '@/lib/domain/shipment/shipment-status';
import type { Database } from '@/server/database';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import { operatorShipmentsOf } from '@/server/database/repositories/operators/operators-read-shipments';
import { readWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import type { PackageRow } from '@/server/database/repositories/packages/tracking';
import {
  changeShipment,
  lockShipment,
  warehouseOfShipment,
  type LockedShipment,
} from '@/server/database/repositories/shipments/shipments-write';
import type { ProductDependencies } from '../http/caller';
import { invalidFields, parseInput } from '../http/input';
import { holdPackage, releasePackage } from '../shipments/hold';
import { isFree } from '../shipments/invoice';
import { moveShipment, ShipmentRefused } from '../shipments/move';
import { packShipment } from '../shipments/pack';
import { recordedOfShipment } from '../shipments/record';
import { NumberTaken, trackPackages } from '../shipments/track';
import { contentOf } from './invoice-content';
import type { LineRow } from './invoices-row';
import { managingCall, type ManagingCall } from './managing';
import { RowRejected } from './rows';
import {
  declineSchema,
  holdSchema,
  packingSchema,
  parcelSchema,
  quoteAnswerSchema,
  releaseSchema,
  shipmentMoveSchema,
} from './shipments-rows';
import { notAllowed } from '../not-allowed';

/** What is expected to go wrong, in an operator's words. */
function toProblem(error: unknown): unknown {
  if (error instanceof ShipmentRefused) {
    const held = error.heldReference;
    return notAllowed(held === undefined ? error.message : `Package ${held} is held; release it first`);
  }
  if (error instanceof NumberTaken) return invalidFields({ trackingNumber: error.message });
  if (!(error instanceof RowRejected)) return error;
  return invalidFields(Object.fromEntries(error.issues.map(({ field, reason }) => [field, reason])));
}

interface Asked {
  tx: Database;
  locked: LockedShipment;
  now: Date;
}

/** What a change of a shipment needs. */
type Context = Pick<ProductDependencies, 'db' | 'clock'>;

interface ShipmentAct {
  /** For the systems of the shipment's warehouse. */
  call: ManagingCall;
  /** For whoever operates the installation. @throws AppError as the call answers */
  take: (context: Context, body: unknown) => Promise<OperatorShipment>;
}

const noSuchShipment = () => new AppError(ErrorCode.pathNotFound, 'There is no such shipment');

/** A change of one shipment of a warehouse, in one transaction; its answer is the shipment. */
function shipmentAct<I extends z.ZodType<{ id: string }>>(
  summary: string,
  input: I,
  change: (asked: Asked, given: z.infer<I>) => Promise<unknown>,
): ShipmentAct {
  async function act({ db, clock }: Context, warehouseId: string, given: z.infer<I>) {
    const now = clock();
    try {
      return await db.transaction(async (tx): Promise<OperatorShipment> => {
        const locked = await lockShipment(tx, { warehouseId }, given.id);
        if (!locked) throw noSuchShipment();
        await change({ tx, locked, now }, given);
        const [after] = await operatorShipmentsOf(tx, warehouseId, [given.id]);
        if (!after) throw new Error(`Shipment ${given.id} has gone`);
        return after;
      });
    } catch (error) {
      throw toProblem(error);
    }
  }
  return {
    call: managingCall({
      method: 'POST',
      summary,
      scope: 'shipments:write',
      input,
      answer: operatorShipmentSchema,
      act: ({ operator, dependencies }, given) => act(dependencies, operator.warehouseId, given),
    }),
    take: async (context, body) => {
      const given = parseInput(input, body);
      const warehouseId = await warehouseOfShipment(context.db, given.id);
      if (warehouseId === undefined) throw noSuchShipment();
      return act(context, warehouseId, given);
    },
  };
}

/** Charges of lines, in the currency of the estimate, with which they are compared. */
async function chargesOf(
  { tx, locked: { shipment, packages } }: Asked,
  { lines, currency: given }: { lines: LineRow[]; currency?: string | undefined },
): Promise<Charges> {
  const { currency: usual, tax } = await readWarehouse(tx, shipment.warehouseId);
  const agreed = shipment.estimate?.total.currency;
  const currency = given ?? agreed ?? usual;
  if (agreed !== undefined && currency !== agreed)
    throw invalidFields({ currency: `is ${currency}, and the estimate is in ${agreed}` });
  const { content } = contentOf(
    { lines },
    {
      currency,
      usualTax: () => (tax ? { taxCategory: tax.category, taxRate: tax.rate } : undefined),
      packageIdOf: (reference) => packages.find((row) => row.reference === reference)?.id,
    },
  );
  const money = (amount: number) => ({ amount, currency });
  return { ...content, subtotal: money(content.subtotal), total: money(content.total) };
}

function packageOf({ locked: { packages } }: Asked, reference: string): PackageRow {
  const found = packages.find((row) => row.reference === reference);
  if (!found) throw invalidFields({ packageReference: 'is of no package of this shipment' });
  return found;
}

/** What is done with shipments, by name. */
export const shipmentActs = {
  answerQuote: shipmentAct(
    'Answers a request for a quote with a price that holds until an instant; again, with another one',
    quoteAnswerSchema,
    async (asked, { validUntil, service, ...given }) => {
      const { tx, locked, now } = asked;
      if (locked.shipment.status !== 'quote_requested') throw notAllowed('No quote is asked for');
      if (new Date(validUntil) <= now) throw invalidFields({ validUntil: 'is over' });
      const quote = { ...(await chargesOf(asked, given)), validUntil, ...(service && { service }) };
      const after = await changeShipment(tx, locked.shipment, { columns: { quote }, by: 'warehouse' }, now);
      const event = { kind: 'shipment.quoted', data: { validUntil } } as const;
      await recordEvents(tx, [recordedOfShipment(after, event)], now);
    },
  ),
  declineShipment: shipmentAct(
    'Refuses a shipment that is not being prepared yet, or gives up one that is packed; its packages go back to storage',
    declineSchema,
    ({ tx, locked, now }, { reason: note }) => {
      const event = { kind: 'shipment.declined', data: note === undefined ? {} : { reason: note } } as const;
      const columns = { unconfirmed: false };
      return moveShipment(tx, locked, { to: 'cancelled', by: 'warehouse', note, columns, event }, now);
    },
  ),
  moveShipment: shipmentAct(
    'Takes a shipment and its packages to another state; to the one that they are in changes nothing',
    shipmentMoveSchema,
    async ({ tx, locked, now }, { status: to, note }) => {
      const { status, unconfirmed } = locked.shipment;
      if (status === to) return;
      if (unconfirmed) throw notAllowed('The customer has not confirmed the final charges yet');
      const kind = to === 'processing' ? undefined : (`shipment.${to}` as const);
      const event = kind && { kind, data: {} };
      await moveShipment(tx, locked, { to, by: 'warehouse', note, ...(event && { event }) }, now);
    },
  ),
  packShipment: shipmentAct(
    'Packed weight, size and final lines: they become one invoice, which the customer confirms where it costs more',
    packingSchema,
    async (asked, { weight, dimensions, invoiceNumber, ...given }) => {
      const { tx, locked, now } = asked;
      const { warehouseId } = locked.shipment;
      if (invoiceNumber !== undefined && !(await isFree(tx, { id: warehouseId }, invoiceNumber)))
        throw invalidFields({ invoiceNumber: 'is that of another invoice' });
      const final = await chargesOf(asked, given);
      const packed = { weight, ...(dimensions && { dimensions }) };
      await packShipment(tx, locked, { packed, final, invoiceNumber }, now);
    },
  ),
  trackShipment: shipmentAct(
    'Gives packages of a shipment the outbound number of the parcel that they leave in',
    parcelSchema,
    async (asked, { id: _, packageReferences, ...parcel }) => {
      const { tx, locked, now } = asked;
      const { status } = locked.shipment;
      if (!isLive(status) || status === 'quote_requested' || status === 'requested')
        throw notAllowed(`A shipment that is ${status} leaves in no parcel`);
      const packages = packageReferences?.map((reference) => packageOf(asked, reference)) ?? locked.packages;
      await trackPackages(tx, locked.shipment, { packages, parcel }, now);
    },
  ),
  holdPackage: shipmentAct(
    'Holds a package of a shipment, which goes without it or waits, as its customer wished',
    holdSchema,
    (asked, { packageReference, reason, note }) => {
      const { tx, locked, now } = asked;
      const onHold = { reason, since: now.toISOString(), ...(note !== undefined && { note }) };
      return holdPackage(tx, locked, packageOf(asked, packageReference), { onHold, now });
    },
  ),
  releasePackage: shipmentAct(
    'Lets a held package go on with the shipment that waits for it',
    releaseSchema,
    (asked, { packageReference }) =>
      releasePackage(asked.tx, asked.locked, packageOf(asked, packageReference), asked.now),
  ),
} satisfies Record<string, ShipmentAct>;

/** The calls by which operators' systems answer and move shipments, by name. */
export const operatorShipmentCalls: Record<string, ManagingCall> = Object.fromEntries(
  Object.entries(shipmentActs).map(([name, { call }]) => [name, call]),
);
