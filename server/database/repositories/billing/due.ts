import { sql } from 'drizzle-orm';
import { schema } from '../..';

const { invoices } = schema;

/** What is due on an invoice that is not void, in minor units: `amountDueOf` in SQL. */
export const dueAmount = sql<number>`${invoices.total} - ${invoices.amountCredited} - ${invoices.amountPaid}`;
