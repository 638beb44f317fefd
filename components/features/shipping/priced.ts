import type { ShownOption, ShownQuote } from '@/lib/i18n/shown-quote';

/** What a shipment costs as it is chosen, as far as that is known. */
export interface Priced {
  /** The last answer; while prices are asked for anew, that of the question before. */
  quote: ShownQuote | undefined;
  /** `stale` while the answer to the last question is on its way, `failed` where none came. */
  state: 'ready' | 'stale' | 'failed' | 'none';
  /** The chosen service, else the cheapest; none where the chosen one doesn't take the shipment. */
  option: ShownOption | undefined;
}

/** The service that is chosen, else the cheapest or the only one. */
export function chosenOption(quote: ShownQuote | undefined, service: string): ShownOption | undefined {
  const { options = [] } = quote ?? {};
  if (service !== '') return options.find((option) => option.service === service);
  return options.find(({ isCheapest }) => isCheapest) ?? options[0];
}

/**
 * The same service's price before, where it was another, or one that was just refused.
 * @param isRefused whether the customer tried to request it for the price before
 */
export function earlierOption(
  before: ShownQuote | undefined,
  now: ShownOption | undefined,
  isRefused: boolean,
): ShownOption | undefined {
  if (!before || !now) return undefined;
  const earlier = before.options.find(({ service }) => service === now.service);
  return earlier && (isRefused || earlier.amount !== now.amount) ? earlier : undefined;
}
