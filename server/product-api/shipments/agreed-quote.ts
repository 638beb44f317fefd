import type { StoredQuote } from '@/lib/domain/rates/quote';
import type { Charges } from '@/lib/domain/shipment/charges';
import type { Service } from '@/lib/domain/shipment/shipment';
import type { ShipmentRequest } from '@/lib/domain/shipment/shipment-changes';
import { isSame } from '@/lib/domain/values/is-same';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { invalidFields } from '../http/input';
import { readQuote } from '../rates/kept-quotes';

/** A stored quote that the customer accepts with the request. */
interface AgreedQuote {
  id: string;
  estimate: Charges;
  service: Service;
}

/** Whether a quote is of what a request asks for. */
function isQuoteOf({ packageIds, address, extras }: StoredQuote, request: ShipmentRequest): boolean {
  const options = request.options.filter((name) => extras[name]);
  const wanted = Object.values(extras).filter(Boolean).length;
  return (
    isSame(packageIds.toSorted(), request.packageIds.toSorted()) &&
    isSame(address, request.address) &&
    options.length === request.options.length &&
    options.length === wanted
  );
}

/**
 * The quote that a customer agrees to with a request, as far as the shipment keeps it. Call it in the transaction of the
 * request, once the packages are locked.
 * @returns undefined for a request without a quote
 * @throws AppError 1001 for a quote that is not the account's, 1010 for one of something else or a service that it does
 * not have, 1041 for one that holds no longer
 */
export async function agreedQuote(
  tx: Database,
  request: ShipmentRequest,
  asking: Parameters<typeof readQuote>[2],
): Promise<AgreedQuote | undefined> {
  if (!request.quote) return undefined;
  const { id, service } = request.quote;
  const quote = await readQuote(tx, id, asking);
  if (!isQuoteOf(quote, request)) throw invalidFields({ 'quote.id': text('fields.shipment.otherQuote') });
  const option = quote.options.find((one) => one.service === service);
  if (!option) {
    const services = quote.options.map((one) => one.service).join(', ');
    throw invalidFields({ 'quote.service': text('fields.shipment.otherService', { services }) });
  }
  const { name, carrier, lines, subtotal, taxes, total } = option;
  return { id, service: { name, carrier }, estimate: { lines, subtotal, taxes, total } };
}
