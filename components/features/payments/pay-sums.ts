import { readTypedAmount } from '@/lib/format/typed-amount';

interface PaySums {
  /** What is due of the chosen invoices, or the part of a single one as typed. */
  wanted: number;
  /** What is added as credit. */
  deposit: number;
  /** What of the customer's credit the invoices can use. */
  usable: number;
  /** What a payment has to bring once that is used. */
  rest: number;
}

/** What the chosen invoices come to, in minor units. What can't be read counts as nothing. */
export function paySums(
  invoices: readonly { due: number }[],
  typed: { amount: string; deposit: string },
  { currency, credit }: { currency: string; credit: number },
): PaySums {
  const due = invoices.reduce((sum, invoice) => sum + invoice.due, 0);
  const isPart = invoices.length === 1 && typed.amount.trim() !== '';
  const wanted = isPart ? (readTypedAmount(typed.amount, currency) ?? 0) : due;
  const deposit = readTypedAmount(typed.deposit, currency) ?? 0;
  const usable = Math.min(credit, wanted);
  return { wanted, deposit, usable, rest: wanted - usable + deposit };
}
