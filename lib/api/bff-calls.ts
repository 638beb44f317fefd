import { z } from 'zod';
import { accountUpdateSchema } from '@/lib/domain/account';
import { invoiceQuerySchema } from '@/lib/domain/invoice';
import { packageQuerySchema } from '@/lib/domain/package';
import { checked } from './checked';
import type { ProductClient } from './client';

interface BrowserCall {
  method: 'GET' | 'POST';
  /** Makes the call with its untrusted query or body; throws AppError 1010 when that does not fit. */
  run: (client: ProductClient, input: unknown) => Promise<unknown>;
}

function define<T>(
  method: BrowserCall['method'],
  schema: z.ZodType<T>,
  call: (client: ProductClient, input: T) => Promise<unknown>,
): BrowserCall {
  return { method, run: async (client, input) => call(client, checked(schema, input)) };
}

const idSchema = z.object({ id: z.string().min(1).max(100) });

/** What the browser may ask for; each goes through the same client as the pages. */
const calls = new Map<string, BrowserCall>([
  ['getAccount', define('GET', z.object({}), (client) => client.getAccount())],
  ['updateAccount', define('POST', accountUpdateSchema, (client, update) => client.updateAccount(update))],
  ['getMyPackages', define('GET', packageQuerySchema, (client, query) => client.getMyPackages(query))],
  ['getMyPackage', define('GET', idSchema, (client, { id }) => client.getMyPackage(id))],
  ['getMyInvoices', define('GET', invoiceQuerySchema, (client, query) => client.getMyInvoices(query))],
  ['getMyInvoice', define('GET', idSchema, (client, { id }) => client.getMyInvoice(id))],
]);

/** The call of this name, when the browser may make it with this method. */
export function findBrowserCall(name: string, method: string): BrowserCall | undefined {
  const call = calls.get(name);
  return call?.method === method ? call : undefined;
}
