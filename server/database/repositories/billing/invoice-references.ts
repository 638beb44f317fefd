import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { creditorReference } from '@/lib/domain/values/check-digits';
import { schema, type Database } from '../..';
import { invoiceDigest } from '../../schema/invoices';

const { accounts, invoices } = schema;

/** Digits of a reference after its check digits. */
const digits = 16;

/** `invoiceDigest` of an invoice, outside of the database. */
const digestOf = (invoiceId: string): bigint =>
  BigInt(`0x${createHash('md5').update(invoiceId).digest('hex').slice(0, 13)}`);

/**
 * The structured creditor reference (ISO 11649) by which a bank transfer pays an invoice: always the same, and printed before
 * any payment is begun (decision 067).
 */
export const referenceOfInvoice = (invoiceId: string): string =>
  creditorReference(String(digestOf(invoiceId)).padStart(digits, '0'));

/** The invoice with a reference, and whose it is; undefined for none, for a draft, and where two invoices have the same. */
export async function invoiceByReference(db: Database, reference: string) {
  const digest = BigInt(reference.slice(-digits));
  const [found, other] = await db
    .select({
      id: invoices.id,
      currency: invoices.currency,
      accountId: accounts.id,
      warehouseId: accounts.warehouseId,
    })
    .from(invoices)
    .innerJoin(accounts, eq(accounts.id, invoices.accountId))
    .where(and(sql`${invoiceDigest(invoices.id)} = ${String(digest)}::bigint`, ne(invoices.status, 'draft')))
    .limit(2);
  return other ? undefined : found;
}
