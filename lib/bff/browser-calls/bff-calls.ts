import 'server-only';
import { z } from 'zod';
import { invoiceQuerySchema } from '@/lib/domain/billing/invoice';
import { notificationQuerySchema, type NotificationQuery } from '@/lib/domain/notification/notification';
import { packageQuerySchema } from '@/lib/domain/package/package';
import { quoteRequestSchema, type QuoteRequest } from '@/lib/domain/rates/quote';
import { shipmentQuerySchema, type ShipmentQuery } from '@/lib/domain/shipment/shipment';
import { shownPage } from '@/lib/i18n/shown-notification';
import { quoteReader, shownQuote } from '@/lib/i18n/shown-quote';
import { showShipments } from '@/lib/i18n/shown-shipment';
import { checkedBody, checkedParameters } from '@/lib/validation/checked';
import type { ProductClient } from '../product-api/client';
import { search, searchQuerySchema } from '../search/search';
import { shippableQuerySchema, shippablePackages } from './shippable-packages';

/** A call with what a browser sends, its parameters or its JSON; it throws AppError 1010 when they are invalid. */
export type BrowserCall =
  | { method: 'GET'; make: (client: ProductClient, parameters: URLSearchParams) => Promise<unknown> }
  | { method: 'POST'; make: (client: ProductClient, body: unknown) => Promise<unknown> };

function define<T>(
  schema: z.ZodType<T>,
  call: (client: ProductClient, query: T) => Promise<unknown>,
): BrowserCall {
  const make = async (client: ProductClient, parameters: URLSearchParams) =>
    call(client, checkedParameters(schema, parameters));
  return { method: 'GET', make };
}

/** The same for what is too much, or too private, for an address. */
function defineWithBody<T extends z.ZodType>(
  schema: T,
  call: (client: ProductClient, body: z.output<T>) => Promise<unknown>,
): BrowserCall {
  return { method: 'POST', make: async (client, body) => call(client, checkedBody(schema, body)) };
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

/** A quote in words, in the customer's units and on their clock. */
async function shownQuoteOf(client: ProductClient, asked: QuoteRequest) {
  const [account, quote] = await Promise.all([client.getAccount(), client.quoteShipment(asked)]);
  return shownQuote(quote, quoteReader(account, new Date()));
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
  ['shippablePackages', define(shippableQuerySchema, shippablePackages)],
  ['getMyInvoices', define(invoiceQuerySchema, (client, query) => client.getMyInvoices(query))],
  ['getMyShipments', define(shipmentQuerySchema, shownShipments)],
  ['getMyNotifications', define(notificationQuerySchema, shownNotifications)],
  ['search', define(searchQuerySchema, search)],
  ['quoteShipment', defineWithBody(quoteRequestSchema, shownQuoteOf)],
]);

export function findBrowserCall(name: string): BrowserCall | undefined {
  return calls.get(name);
}
