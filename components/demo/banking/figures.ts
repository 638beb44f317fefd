import { accounts } from './accounts';
import type { AccountId, Kind, Payment, Transaction } from './banking';

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The balance of an account after these transactions, in US cents. */
export function balanceOf(account: AccountId, transactions: readonly Transaction[]): number {
  const opening = accounts.find(({ id }) => id === account)?.opening ?? 0;
  return opening + sum(transactions.filter((one) => one.account === account).map(({ amount }) => amount));
}

/** The balance of all accounts. */
export function totalBalance(transactions: readonly Transaction[]): number {
  return sum(accounts.map(({ id }) => balanceOf(id, transactions)));
}

/** The balance of all accounts at the end of each day. */
export function balanceByDay(days: readonly string[], transactions: readonly Transaction[]): number[] {
  return days.map((day) => totalBalance(transactions.filter(({ date }) => date <= day)));
}

/** Income and expenses of a month (`YYYY-MM`). */
export function flowsOf(month: string, transactions: readonly Transaction[]): { in: number; out: number } {
  const amounts = transactions.filter(({ date }) => date.startsWith(month)).map(({ amount }) => amount);
  return { in: sum(amounts.filter((one) => one > 0)), out: -sum(amounts.filter((one) => one < 0)) };
}

/** A month's (`YYYY-MM`) spending by category, highest first. Transfers don't count as spending. */
export function spendingOf(
  month: string,
  transactions: readonly Transaction[],
): [kind: Kind, cents: number][] {
  const spent = new Map<Kind, number>();
  for (const { date, kind, amount } of transactions) {
    if (amount < 0 && kind !== 'Transfer' && date.startsWith(month))
      spent.set(kind, (spent.get(kind) ?? 0) - amount);
  }
  return [...spent].sort(([, one], [, other]) => other - one);
}

/** The sum of outstanding payments. */
export function owed(payments: readonly Payment[]): number {
  return sum(payments.filter(({ paid }) => !paid).map(({ amount }) => amount));
}
