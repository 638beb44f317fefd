import { eq } from 'drizzle-orm';
import type { OperatorCall, OperatorRead, OperatorScope } from '@/lib/domain/operator/operator';
import { operatorScopes } from '@/lib/domain/operator/operator';
import { schema, type Database } from '@/server/database';
import { createApiKey } from '@/server/product-api/operator/keys';
import { othersOver } from '../../support/others-over';
import { startProduct, type Answer } from '../../support/product';
import { addAccount, addWarehouse } from '../../support/product-data';

export const start = new Date('2026-05-20T12:00:00Z');

export interface Rows extends Answer {
  body: {
    rows: { index: number; outcome: string; id?: string; token?: string; issues: unknown[] }[];
  } & Answer['body'];
}

export interface Page extends Answer {
  body: Record<OperatorRead, Record<string, unknown>[]> & { nextCursor: string | null } & Answer['body'];
}

/** The product API and the operations of tests of operators with warehouses of their own. */
export async function startOperators(
  db: Database,
  { start: begin = start, ...more }: { start?: Date } & Parameters<typeof startProduct>[2] = {},
) {
  const product = await startProduct(db, begin, more);

  /** A warehouse with a customer of suite `S-1`, and an API key for it. */
  async function operator(
    scopes: OperatorScope[] = [...operatorScopes],
    terms: Parameters<typeof addWarehouse>[1] = {},
  ) {
    const code = `W${++numbers}`;
    const warehouseId = await addWarehouse(db, { code, ...terms });
    const account = await addAccount(db, {
      warehouseId,
      suiteNumber: 'S-1',
      billingAddress: { name: 'Ada Whitfield', line1: '1 Bay Street', locality: 'Nassau', countryCode: 'BS' },
    });
    const { id: keyId, key } = await createApiKey(db, { name: 'WMS', warehouseId, scopes }, product.clock());
    const send = async (call: OperatorCall, body: unknown, headers: Record<string, string> = {}) =>
      (await product.call(`operator/${call}`, { token: key, body, headers })) as Rows;
    return {
      warehouseId,
      code,
      account,
      keyId,
      key,
      send,
      /** Sends one row. @returns its result */
      tell: async (call: OperatorCall, row: object) => {
        const answer = await send(call, { rows: [row] });
        return answer.body.rows[0];
      },
      /** Reads a page. */
      read: async (what: OperatorRead, query: Record<string, string> = {}) => {
        if (what === 'changes') await othersOver(db);
        return (await product.call(`operator/${what}`, { token: key, query })) as Page;
      },
      token: () => product.tokenOf({ subject: `user-${account.id}`, email: account.email }),
      invoice: async (id: string | undefined) => {
        const [row] = await db
          .select()
          .from(schema.invoices)
          .where(eq(schema.invoices.id, id ?? ''));
        return row;
      },
      package: async (id: string | undefined) => {
        const [row] = await db
          .select()
          .from(schema.packages)
          .where(eq(schema.packages.id, id ?? ''));
        return row;
      },
    };
  }
  return { ...product, operator };
}

export type Operators = Awaited<ReturnType<typeof startOperators>>;
export type TestOperator = Awaited<ReturnType<Operators['operator']>>;

let numbers = 0;

export const packageRow = (given: object = {}) => ({
  reference: `P-${++numbers}`,
  suiteNumber: 'S-1',
  ...given,
});

/** Three at $4.50 and a tenth of tax: 1350 + 135. */
export const invoiceRow = (given: object = {}) => ({
  number: `I-${++numbers}`,
  suiteNumber: 'S-1',
  status: 'open',
  currency: 'USD',
  issueDate: '2026-05-01',
  dueDate: '2026-05-31',
  lines: [
    {
      kind: 'shipping',
      description: 'To Nassau',
      quantity: 3,
      unit: 'kg',
      unitPrice: 450,
      taxCategory: 'S',
      taxRate: 10,
    },
  ],
  ...given,
});

export const paymentRow = (invoiceNumber: string, amount: number, given: object = {}) => ({
  reference: `Y-${++numbers}`,
  suiteNumber: 'S-1',
  method: 'Bank transfer',
  amount,
  currency: 'USD',
  receivedAt: '2026-05-10T10:00:00Z',
  allocations: [{ invoiceNumber, amount }],
  ...given,
});

/** All that is left of an invoice, or what `lines` name of it. */
export const creditNoteRow = (invoiceNumber: string, given: object = {}) => ({
  reference: `C-${++numbers}`,
  suiteNumber: 'S-1',
  invoiceNumber,
  reason: 'Weighed twice',
  issueDate: '2026-05-15',
  ...given,
});

/** Of what is on no invoice, or off those that `allocations` name. */
export const refundRow = (paymentReference: string, amount: number, given: object = {}) => ({
  reference: `R-${++numbers}`,
  suiteNumber: 'S-1',
  paymentReference,
  amount,
  refundedAt: '2026-05-16T10:00:00Z',
  ...given,
});
