import type { PaymentRow } from '@/server/database/repositories/operators/operators-invoices';

type Parts = PaymentRow['allocations'];

/** What to take off parts so that they come to so much less, the last first. Minor units. */
export function cutParts(parts: Parts, amount: number): Parts {
  let over = Math.max(amount, 0);
  const off: Parts = [];
  for (const part of parts.toReversed()) {
    const taken = Math.min(part.amount, over);
    over -= taken;
    if (taken > 0) off.unshift({ invoiceId: part.invoiceId, amount: taken });
  }
  return off;
}

/** Parts with others added, one for each invoice. @param order the invoices in the order in which they are put back */
export function mergedParts(parts: Parts, added: Parts, order: Parts = parts): Parts {
  const amounts = new Map(parts.map(({ invoiceId, amount }) => [invoiceId, amount]));
  for (const { invoiceId, amount } of added) amounts.set(invoiceId, (amounts.get(invoiceId) ?? 0) + amount);
  const ids = new Set([...order.map(({ invoiceId }) => invoiceId), ...amounts.keys()]);
  return [...ids].flatMap((invoiceId) => {
    const amount = amounts.get(invoiceId);
    return amount === undefined ? [] : [{ invoiceId, amount }];
  });
}

/**
 * What of the parts that were taken off invoices goes back on them, the first one first, and what is off still. Where there
 * is more money than is due, nothing is owed of the rest, which stays credit.
 * @param free what is on no invoice, in minor units
 */
export function refilledParts(off: Parts, free: number, payableOf: (invoiceId: string) => number) {
  let left = free;
  const back: Parts = [];
  const still: Parts = [];
  for (const { invoiceId, amount } of off) {
    const put = Math.max(Math.min(amount, payableOf(invoiceId), left), 0);
    left -= put;
    if (put > 0) back.push({ invoiceId, amount: put });
    if (put < amount) still.push({ invoiceId, amount: amount - put });
  }
  return { back, still: left > 0 ? [] : still };
}
