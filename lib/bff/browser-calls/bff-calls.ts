import 'server-only';
import { z } from 'zod';
import { invoiceQuerySchema } from '@/lib/domain/billing/invoice';
import { notificationQuerySchema, type NotificationQuery } from '@/lib/domain/notification/notification';
import { packageQuerySchema } from '@/lib/domain/package/package';
import { shipmentQuerySchema, type ShipmentQuery } from '@/lib/domain/shipment/shipment';
import { shownPage } from '@/lib/i18n/shown-notification';
import { showShipments } from '@/lib/i18n/shown-shipment';
import { checkedParameters } from '@/lib/validation/checked';
import type { ProductClient } from '../product-api/client';
import { search, searchQuerySchema } from '../search/search';

/** Makes a call with untrusted parameters; throws AppError 1010 when they are invalid. */
export type BrowserCall = (client: ProductClient, parameters: URLSearchParams) => Promise<unknown>;

function define<T>(
  schema: z.ZodType<T>,
  call: (client: ProductClient, query: T) => Promise<unknown>,
): BrowserCall {
  return async (client, parameters) => call(client, checkedParameters(schema, parameters));
}

/** A page of notifications in words, on the customer's clock. */
async function shownNotifications(client: ProductClient, query: NotificationQuery) {
  const [{ timeZone }, page] = await Promise.all([client.getAccount(), client.getMyNotifications(query)]);
  return shownPage(page, { now: new Date(), timeZone });
}

/** A page of shipments, likewise. */
async function shownShipments(client: ProductClient, query: ShipmentQuery) {
  const [{ timeZone }, page] = await Promise.all([client.getAccount(), client.getMyShipments(query)]);
  return showShipments(page, { now: new Date(), timeZone });
}

/** The reads open to the browser; each goes through the same client as the pages. Changes are Server Actions. */
const calls = new Map<string, BrowserCall>([
  [
    'getAccount',
    define(z.object({}), async (client) => {
      const { name, unreadNotifications } = await client.getAccount();
      // Only the part that the shell shows (security 20).
      return { name, unreadNotifications };
    }),
  ],
  ['getMyPackages', define(packageQuerySchema, (client, query) => client.getMyPackages(query))],
  ['getMyInvoices', define(invoiceQuerySchema, (client, query) => client.getMyInvoices(query))],
  ['getMyShipments', define(shipmentQuerySchema, shownShipments)],
  ['getMyNotifications', define(notificationQuerySchema, shownNotifications)],
  ['search', define(searchQuerySchema, search)],
]);

export function findBrowserCall(name: string): BrowserCall | undefined {
  return calls.get(name);
}
