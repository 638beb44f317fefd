import type { PaymentFact } from '@/server/payments/provider';

/** What a fact is about beside its payment, and in which state that is. */
function aboutOf(fact: PaymentFact): string {
  if (fact.kind === 'refund') return [fact.reference ?? fact.ours, fact.status].join(' ');
  return 'claim' in fact ? fact.claim : '';
}

/** The id of a fact that was read: it is noted once, like a message. */
export const readId = (paymentId: string, fact: PaymentFact): string =>
  ['read', paymentId, fact.kind, aboutOf(fact)].join(' ');
