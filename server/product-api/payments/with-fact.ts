import { isLaterRefundStatus, type StoredFacts, type StoredRefund } from '@/lib/domain/billing/payment-facts';
import type { PaymentFact, RefundFact } from '@/server/payments/provider';

/** A refund with what is told of it: it only moves on. */
function refundWith(known: StoredRefund | undefined, fact: RefundFact): StoredRefund {
  const { ours, status, money, at, failure } = fact;
  const told = {
    status,
    amount: money.amount,
    at: at.toISOString(),
    ...(ours !== undefined && { ours }),
    ...(failure !== undefined && { failure }),
  };
  if (!known) return told;
  return isLaterRefundStatus(status, known.status) ? { ...known, ...told, at: known.at } : known;
}

/** Facts with one more. What a payment ended with first stays. */
export function withFact(facts: StoredFacts, fact: PaymentFact): StoredFacts {
  const { claims = {}, refunds = {} } = facts;
  switch (fact.kind) {
    case 'processing':
      return { ...facts, processing: true };
    case 'paid':
      return { ...facts, paidAt: facts.paidAt ?? fact.at.toISOString() };
    case 'ended':
      return { ...facts, ended: facts.ended ?? fact.how };
    case 'taken_back': {
      const claim = { takenBack: fact.money.amount, ...claims[fact.claim] };
      return { ...facts, claims: { ...claims, [fact.claim]: claim } };
    }
    case 'given_again': {
      const claim = { givenAgain: fact.money.amount, ...claims[fact.claim] };
      return { ...facts, claims: { ...claims, [fact.claim]: claim } };
    }
    case 'refund': {
      const name = fact.reference ?? fact.ours;
      if (name === undefined) return facts;
      return { ...facts, refunds: { ...refunds, [name]: refundWith(refunds[name], fact) } };
    }
  }
}
