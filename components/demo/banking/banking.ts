import { z } from 'zod';

export const accountIds = ['everyday', 'savings', 'duties'] as const;
export type AccountId = (typeof accountIds)[number];

export const kinds = [
  'Customers',
  'Freight',
  'Duties',
  'Packaging',
  'Premises',
  'Wages',
  'Interest',
  'Transfer',
] as const;
export type Kind = (typeof kinds)[number];

/** An account of the warehouse. */
export interface Account {
  id: AccountId;
  name: string;
  /** The last four digits of its number. */
  ending: string;
  /** US cents, before the first transaction. */
  opening: number;
}

export const transactionSchema = z.object({
  id: z.string(),
  account: z.enum(accountIds),
  /** `YYYY-MM-DD`. */
  date: z.iso.date(),
  /** The payer or the payee. */
  party: z.string(),
  kind: z.enum(kinds),
  /** US cents; negative for a payment. */
  amount: z.int(),
});

export const paymentSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The day it is due, `YYYY-MM-DD`. */
  date: z.iso.date(),
  /** US cents. */
  amount: z.int(),
  paid: z.boolean(),
});

export type Transaction = z.infer<typeof transactionSchema>;
export type Payment = z.infer<typeof paymentSchema>;
