import type { Shipment } from '@/lib/domain/shipment/shipment';

/**
 * What a customer looks at when they decide: what is asked, for which price and service. A held package or a scan raises
 * the version as well, and changes nothing of this.
 */
export function seenOf({ ask, quote, final }: Pick<Shipment, 'ask' | 'quote' | 'final'>): string {
  const price = ask === 'accept_quote' ? quote : final;
  return JSON.stringify([ask, price?.total, ask === 'accept_quote' && quote?.service]);
}
