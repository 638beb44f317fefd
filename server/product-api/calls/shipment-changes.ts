import type { Shipment } from '@/lib/domain/shipment/shipment';
import { ownAddresses } from '@/lib/domain/account/own-addresses';
import { checkedShipmentRequestSchema, shipmentChangeSchema } from '@/lib/domain/shipment/shipment-changes';
import { isCancellable } from '@/lib/domain/shipment/shipment-status';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { schema, type Database } from '@/server/database';
import { recordEvents } from '@/server/database/repositories/events/record-events';
import {
  changeShipment,
  lockShipment,
  type LockedShipment,
} from '@/server/database/repositories/shipments/shipments-write';
import { readJson } from '../http/body';
import { requireActive, type Caller, type ProductDependencies } from '../http/caller';
import { answerOnce, idempotencyOf } from '../http/idempotency';
import { parseBody, parseInput } from '../http/input';
import { applyCreditByRule } from '../credit/by-rule';
import { issueInvoice } from '../shipments/invoice';
import { moveShipment, ShipmentRefused } from '../shipments/move';
import { recordedOfShipment } from '../shipments/record';
import { placeShipment } from '../shipments/request';
import { noSuchShipment, ownShipment } from './shipments';
import { notAllowed } from '../not-allowed';

/**
 * POST requestShipment: asks the warehouse to ship packages. With an `Idempotency-Key`, kept for a day, the same body
 * again gets the same answer.
 * @throws AppError 1001, 1010, also for a key of another body; 1040, 1041 for a quote that holds no longer, 1042 for a
 * package that can't be shipped now
 */
export async function requestShipment(
  request: Request,
  caller: Caller,
  { db, clock }: ProductDependencies,
): Promise<Shipment> {
  requireActive(caller);
  const { account } = caller;
  const body = await readJson(request);
  const asked = parseInput(checkedShipmentRequestSchema(ownAddresses(account)), body);
  const now = clock();
  const idempotency = idempotencyOf(request, 'requestShipment', body);
  const once = { answers: schema.customerAnswers, ownerId: account.id, idempotency, now };
  return db.transaction((tx) =>
    answerOnce(tx, once, async () => {
      const id = await placeShipment(tx, account, asked, now);
      return ownShipment(tx, account.id, id, now);
    }),
  );
}

/** One change of a shipment of the caller's; `change` may refuse it. */
async function changeOwn(
  request: Request,
  caller: Caller,
  { db, clock }: ProductDependencies,
  change: (tx: Database, locked: LockedShipment, now: Date) => Promise<unknown>,
): Promise<Shipment> {
  requireActive(caller);
  const { id, version } = await parseBody(shipmentChangeSchema, request);
  const { id: accountId } = caller.account;
  const now = clock();
  return db.transaction(async (tx) => {
    const locked = await lockShipment(tx, { accountId }, id);
    if (!locked) throw noSuchShipment();
    if (locked.shipment.version !== version) {
      throw new AppError(ErrorCode.versionConflict, text('answersPage.shipmentChanged'));
    }
    await change(tx, locked, now);
    return ownShipment(tx, accountId, id, now);
  });
}

/**
 * POST cancelShipment: takes a shipment back, and its packages to storage.
 * @throws AppError 1001, 1010, 1040, 1041 after another change, 1042 once the warehouse prepares it
 */
export function cancelShipment(request: Request, caller: Caller, dependencies: ProductDependencies) {
  return changeOwn(request, caller, dependencies, (tx, locked, now) => {
    if (!isCancellable(locked.shipment.status)) throw notAllowed(text('answersPage.shipmentPrepared'));
    const event = { kind: 'shipment.cancelled', data: {} } as const;
    return moveShipment(tx, locked, { to: 'cancelled', by: 'customer', event }, now);
  });
}

/**
 * POST acceptQuote: requests a shipment for the price that the warehouse has answered with.
 * @throws AppError 1001, 1010, 1040, 1041 after another change, 1042 without a quote that holds, or while a package is held
 */
export function acceptQuote(request: Request, caller: Caller, dependencies: ProductDependencies) {
  return changeOwn(request, caller, dependencies, async (tx, locked, now) => {
    const { status, quote, service } = locked.shipment;
    if (status !== 'quote_requested' || !quote || new Date(quote.validUntil) <= now) {
      throw notAllowed(text('answersPage.noQuote'));
    }
    const { lines, subtotal, taxes, total } = quote;
    const columns = { estimate: { lines, subtotal, taxes, total }, service: quote.service ?? service };
    const event = { kind: 'shipment.requested', data: {} } as const;
    try {
      await moveShipment(tx, locked, { to: 'requested', by: 'customer', columns, event }, now);
    } catch (error) {
      if (!(error instanceof ShipmentRefused) || error.heldReference === undefined) throw error;
      throw notAllowed(text('answersPage.packageHeld', { reference: error.heldReference }));
    }
  });
}

/**
 * POST confirmShipment: agrees to final charges above the estimate; the invoice is issued.
 * @throws AppError 1001, 1010, 1040, 1041 after another change, 1042 where there is nothing to confirm
 */
export function confirmShipment(request: Request, caller: Caller, dependencies: ProductDependencies) {
  return changeOwn(request, caller, dependencies, async (tx, locked, now) => {
    const { unconfirmed, final } = locked.shipment;
    if (!unconfirmed || !final) throw notAllowed(text('answersPage.nothingToConfirm'));
    const invoiceId = await issueInvoice(tx, locked, final, now);
    const columns = { unconfirmed: false, invoiceId };
    const after = await changeShipment(tx, locked.shipment, { columns, by: 'customer' }, now);
    await recordEvents(tx, [recordedOfShipment(after, { kind: 'shipment.confirmed', data: {} })], now);
    await applyCreditByRule(tx, [after.accountId], now);
  });
}
