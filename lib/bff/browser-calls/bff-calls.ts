import 'server-only';
import { z } from 'zod';
import { invoiceQuerySchema } from '@/lib/domain/billing/invoice';
import { packageQuerySchema } from '@/lib/domain/package/package';
import { checkedParameters } from '@/lib/validation/checked';
import type { ProductClient } from '../product-api/client';

/** Makes a call with untrusted parameters; throws AppError 1010 when they are invalid. */
type BrowserCall = (client: ProductClient, parameters: URLSearchParams) => Promise<unknown>;

function define<T>(
  schema: z.ZodType<T>,
  call: (client: ProductClient, query: T) => Promise<unknown>,
): BrowserCall {
  return async (client, parameters) => call(client, checkedParameters(schema, parameters));
}

/** The reads open to the browser; each goes through the same client as the pages. Changes are Server Actions. */
const calls = new Map<string, BrowserCall>([
  // Only the part that the shell shows (security 20).
  ['getAccount', define(z.object({}), async (client) => ({ name: (await client.getAccount()).name }))],
  ['getMyPackages', define(packageQuerySchema, (client, query) => client.getMyPackages(query))],
  ['getMyInvoices', define(invoiceQuerySchema, (client, query) => client.getMyInvoices(query))],
]);

export function findBrowserCall(name: string): BrowserCall | undefined {
  return calls.get(name);
}
