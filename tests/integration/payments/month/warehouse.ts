import type { RowIssue } from '@/lib/domain/operator/operator';
import type { Random } from '@/server/demo-data/random';
import type { Instances } from './instances';

export const currency = 'EUR';

/** An invoice as the warehouse wrote it; amounts in minor units. */
export interface Written {
  id: string;
  number: string;
  /** Without tax. */
  net: number;
  total: number;
  row: object;
  /** Whether a credit note has taken some of it back. */
  isCredited: boolean;
}

/** What a tenth of tax makes of whole tens. */
const withTax = (net: number) => (net * 11) / 10;

interface Result {
  outcome: string;
  id?: string;
  issues?: RowIssue[];
}

/** The operator of the warehouse, who sends rows by one of many keys, for each may call so often a minute only. */
export function createOperator(instances: Instances, random: Random, keys: readonly string[], today: string) {
  let count = 0;
  const next = (kind: string) => `${kind}-${++count}`;

  async function tell(call: string, rows: object[]): Promise<Result[]> {
    for (;;) {
      const { status, body } = await instances.ask(`/api/operator/${call}`, {
        body: JSON.stringify({ rows }),
        headers: { authorization: `Bearer ${random.pick(keys)}`, 'content-type': 'application/json' },
      });
      if (status === 200) return body.rows as Result[];
      if (status < 500 && status !== 429) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
    }
  }
  /** @returns the id of what was taken; undefined for a row that was refused */
  async function tellOne(call: string, row: object): Promise<string | undefined> {
    const [result] = await tell(call, [row]);
    return result?.outcome === 'rejected' ? undefined : result?.id;
  }

  return {
    /** Issues invoices. */
    issue: async (suiteNumber: string, howMany: number): Promise<Written[]> => {
      const written = Array.from({ length: howMany }, () => {
        const net = random.int(5, 90) * 100;
        const line = { kind: 'shipping', description: 'To Nassau', quantity: 1, unit: 'parcel' };
        const lines = [{ ...line, unitPrice: net, taxCategory: 'S', taxRate: 10 }];
        const number = next('I');
        const row = {
          number,
          suiteNumber,
          currency,
          issueDate: today,
          dueDate: today,
          lines,
          status: 'open',
        };
        return { number, net, total: withTax(net), row, isCredited: false };
      });
      const results = await tell(
        'invoices',
        written.map(({ row }) => row),
      );
      return written.map((one, index) => {
        const { id, issues } = results[index] ?? {};
        if (id === undefined) throw new Error(`${one.number}: ${JSON.stringify(issues)}`);
        return { ...one, id };
      });
    },
    /** @returns whether it could be voided */
    voidInvoice: async ({ row }: Written) =>
      (await tellOne('invoices', { ...row, status: 'void' })) !== undefined,
    /** Takes back some of an invoice. @returns how much, with tax; 0 where it was refused */
    credit: async (invoice: Written, suiteNumber: string): Promise<number> => {
      if (invoice.isCredited) return 0;
      const amount = random.pick([invoice.net, random.int(1, invoice.net / 10) * 10]);
      const row = {
        reference: next('C'),
        suiteNumber,
        invoiceNumber: invoice.number,
        reason: 'Weighed twice',
      };
      const lines = [{ line: 1, amount }];
      if ((await tellOne('creditNotes', { ...row, issueDate: today, lines })) === undefined) return 0;
      invoice.isCredited = true;
      return withTax(amount);
    },
    /** Records what was paid at the counter, on an invoice or on none. @returns how much; 0 where it was refused */
    recordCash: async (suiteNumber: string, invoice: Written): Promise<number> => {
      const amount = random.int(1, invoice.total);
      const allocations = random.pick([[], [{ invoiceNumber: invoice.number, amount }]]);
      const row = { reference: next('Y'), suiteNumber, method: 'Cash', amount, currency, allocations };
      const id = await tellOne('payments', { ...row, receivedAt: `${today}T00:00:00Z`, status: 'succeeded' });
      return id === undefined ? 0 : amount;
    },
    /** Sends money of a payment back, which sometimes bounces. @returns how much went; 0 where it was refused or bounced */
    refund: async (suiteNumber: string, paymentReference: string, most: number): Promise<number> => {
      const amount = random.int(1, most);
      const row = { reference: next('R'), suiteNumber, paymentReference, amount };
      const sent = { ...row, refundedAt: `${today}T00:00:00Z`, status: 'succeeded' };
      if ((await tellOne('refunds', sent)) === undefined) return 0;
      const hasBounced =
        random.int(1, 4) === 1 && (await tellOne('refunds', { ...sent, status: 'failed' })) !== undefined;
      return hasBounced ? 0 : amount;
    },
    /** Has the payment's provider send some of it back. @returns how much; 0 where it was refused */
    refundByProvider: async (
      suiteNumber: string,
      paymentReference: string,
      most: number,
    ): Promise<number> => {
      const amount = random.int(1, most);
      const row = { reference: next('R'), suiteNumber, paymentReference, amount, sentBy: 'provider' };
      return (await tellOne('refunds', row)) === undefined ? 0 : amount;
    },
  };
}

export type Operator = ReturnType<typeof createOperator>;
