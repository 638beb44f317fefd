import { z } from 'zod';
import { areaOf } from '../area';
import { demoNow } from '../data/now';
import { paymentSchema, transactionSchema } from './banking';
import { startingPayments } from './payments';
import { startingTransactions } from './transactions';
import type { CheckedTransfer } from './transfer';

const bankSchema = z.object({
  /** Latest first. */
  transactions: z.array(transactionSchema),
  payments: z.array(paymentSchema),
});

type Bank = z.infer<typeof bankSchema>;

/** The state of /dashboard-banking. */
export const bank = areaOf<Bank>('banking', bankSchema, {
  transactions: startingTransactions,
  payments: startingPayments,
});

export const setPaid = (id: string, paid: boolean) => (state: Bank) => ({
  ...state,
  payments: state.payments.map((one) => (one.id === id ? { ...one, paid } : one)),
});

/** Adds a transfer as the latest transaction of its account. */
export const transfer =
  ({ from, recipient, amount }: CheckedTransfer) =>
  (state: Bank): Bank => ({
    ...state,
    transactions: [
      {
        id: `t${state.transactions.length + 1}`,
        account: from,
        date: demoNow.slice(0, 10),
        party: recipient,
        kind: 'Transfer',
        amount: -amount,
      },
      ...state.transactions,
    ],
  });
