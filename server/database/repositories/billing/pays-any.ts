import { sql, type SQL } from 'drizzle-orm';
import { schema } from '../..';

const { payments } = schema;

/** Payments with money for one of these invoices. */
export const paysAny = (ids: readonly string[]): SQL => {
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  return sql`exists (select 1 from jsonb_array_elements(${payments.allocations}) a where a->>'invoiceId' in (${list}))`;
};
