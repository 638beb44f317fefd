import { calendarDay } from '@/lib/format/calendar-day';
import { chosenOf } from '@/lib/domain/notification/stored-choices';
import { messageChannels } from '@/lib/domain/notification/message';
import { log } from '@/lib/runtime/log';
import { toAccount } from '@/server/database/repositories/accounts/account-view';
import {
  allInvoices,
  allNotifications,
  allPackages,
  allPayments,
  allQuotes,
  allShipments,
} from '@/server/database/repositories/accounts/my-data';
import type { Caller, ProductDependencies } from '../http/caller';

/** The elements of a JSON array, one at a time. */
async function* elements(rows: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let before = '\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row)}`;
    before = ',\n';
  }
}

/** A JSON object (`myDataSchema`) in pieces. */
async function* exported(
  { account, warehouse }: Caller,
  { db, clock }: ProductDependencies,
): AsyncGenerator<string, void> {
  const now = clock();
  const exportedAt = now.toISOString();
  const today = calendarDay(now, account.timeZone);
  const { id } = account;
  yield `{"exportedAt":"${exportedAt}",\n"account":${JSON.stringify(toAccount(account, warehouse))},\n`;
  yield `"notificationChoices":${JSON.stringify(chosenOf(account, messageChannels))},\n"packages":[`;
  yield* elements(allPackages(db, id));
  yield '],\n"shipments":[';
  yield* elements(allShipments(db, id, now));
  yield '],\n"quotes":[';
  yield* elements(allQuotes(db, id));
  yield '],\n"invoices":[';
  yield* elements(allInvoices(db, id, today));
  yield '],\n"payments":[';
  yield* elements(allPayments(db, id));
  yield '],\n"notifications":[';
  yield* elements(allNotifications(db, id));
  yield ']}\n';
}

/** Streams at the reader's pace. A failure aborts the stream, so that an incomplete file does not look complete. */
function streamed(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error('product_call_failed', { call: 'getMyData', error });
        controller.error(error);
      }
    },
    cancel: async () => {
      await pieces.return();
    },
  });
}

/**
 * GET getMyData: everything stored about the caller, as one JSON file of `myDataSchema`, streamed page by page. Only
 * the account of the verified JWT, and no drafts (security 18).
 */
export function getMyData(
  _request: Request,
  caller: Caller,
  dependencies: ProductDependencies,
): Promise<Response> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="waybill-my-data.json"',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  };
  return Promise.resolve(new Response(streamed(exported(caller, dependencies)), { headers }));
}
