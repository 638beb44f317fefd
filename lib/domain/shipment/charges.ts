import { z } from 'zod';
import { invoiceLineSchema, lineKinds, taxSchema } from '../billing/invoice';
import { percentOf } from '../billing/invoice-math';
import { moneySchema } from '../values/common';
import { openEnum, type Known } from '../values/open-enum';

/** What a shipment costs, in the explained lines of an invoice; all in one currency. */
export const chargesSchema = z.object({
  lines: z.array(invoiceLineSchema),
  subtotal: moneySchema,
  taxes: z.array(taxSchema),
  /** The lines and the taxes. */
  total: moneySchema,
});
export type Charges = Known<z.infer<typeof chargesSchema>>;

/** By how much lines of one kind, for one package or all, differ from their estimate. */
export const differenceSchema = z.object({
  /** `tax` stands for the taxes, too. */
  kind: openEnum(lineKinds),
  /** Of the final line, or of an estimated one that is not charged; none for taxes. */
  description: z.string().optional(),
  packageId: z.string().optional(),
  estimated: moneySchema,
  final: moneySchema,
});
export type Difference = Known<z.infer<typeof differenceSchema>>;

interface Sum {
  what: Omit<Difference, 'estimated' | 'final'>;
  amount: number;
}

/** Amounts by what they are for. */
function sumsOf({ lines, taxes }: Charges): Map<string, Sum> {
  const found = new Map<string, Sum>();
  for (const { kind, description, packageId, amount } of lines) {
    const key = `${kind} ${packageId ?? ''}`;
    const what = { kind, description, ...(packageId !== undefined && { packageId }) };
    found.set(key, { what, amount: (found.get(key)?.amount ?? 0) + amount.amount });
  }
  const taxed = taxes.reduce((sum, { amount }) => sum + amount.amount, 0);
  return found.set('taxes', { what: { kind: 'tax' }, amount: taxed });
}

/**
 * Where the final charges differ from the estimate, of the same currency: by kind of line and package, and the taxes.
 * The differences come to that of the totals.
 */
export function differencesOf(estimate: Charges, final: Charges): Difference[] {
  const [before, after] = [sumsOf(estimate), sumsOf(final)];
  const { currency } = final.total;
  return [...new Map([...before, ...after])].flatMap(([key, { what }]) => {
    const [estimated, charged] = [before.get(key)?.amount ?? 0, after.get(key)?.amount ?? 0];
    if (estimated === charged) return [];
    return [{ ...what, estimated: { amount: estimated, currency }, final: { amount: charged, currency } }];
  });
}

/** Whether the final total is above the estimate by more than a tolerance, in per cent of the estimate. */
export function exceeds(estimate: Charges, final: Charges, tolerance: number): boolean {
  return final.total.amount > estimate.total.amount + percentOf(estimate.total.amount, tolerance);
}
