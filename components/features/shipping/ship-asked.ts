import type { QuoteRequest } from '@/lib/domain/rates/quote';
import { extraNames } from '@/lib/domain/rates/extras';
import type { Address } from '@/lib/domain/values/common';
import type { ErrorView } from '@/lib/contract/errors';
import type { ShownQuote } from '@/lib/i18n/shown-quote';
import type { ShipChoices } from './ship-choices';

/** What the price is asked of; equal questions are equal as texts, too. */
export type Asked = Required<Pick<QuoteRequest, 'packageIds' | 'address' | 'extras'>> & {
  consolidate?: false;
};

type Wanted = Pick<ShipChoices, 'packageIds' | 'extras' | 'isTogether'>;

/** The question for what is chosen. */
export function askedOf({ packageIds, extras = [], isTogether }: Wanted, address: Address): Asked {
  const chosen = extraNames.map((name) => [name, extras.includes(name)] as const);
  return {
    packageIds,
    address,
    extras: Object.fromEntries(chosen),
    // Only where there is something to keep apart, so that one package has one question.
    ...(packageIds.length > 1 && !isTogether && { consolidate: false }),
  };
}

/** The answer that the server has drawn the page with. */
export interface FirstQuote {
  asked: Asked;
  quote?: ShownQuote;
  error?: ErrorView;
}
