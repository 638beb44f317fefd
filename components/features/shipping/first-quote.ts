import 'server-only';
import type { AddressChoice } from '@/components/shared/address/address-choices';
import { quoteShipment } from '@/lib/bff/product-api/server';
import type { Account } from '@/lib/domain/account/account';
import { quoteReader, shownQuote } from '@/lib/i18n/shown-quote';
import { askedOf, type Asked, type FirstQuote } from './ship-asked';
import type { ShipChoices } from './ship-choices';

async function quoteOf(asked: Asked, account: Account): Promise<FirstQuote> {
  const answer = await quoteShipment(asked);
  if (!answer.ok) return { asked, error: answer.error };
  return { asked, quote: shownQuote(answer.data, quoteReader(account, new Date())) };
}

interface Beginning {
  /** Null where nothing is chosen, or there is no address. */
  first: FirstQuote | null;
  extras: ShipChoices['extras'];
}

/**
 * The price of what the page's address says. Where no extras were chosen yet, repacking is if the customer prefers it and
 * the warehouse offers it.
 */
export async function beginQuote(
  choices: ShipChoices,
  account: Account,
  addresses: readonly AddressChoice[],
): Promise<Beginning> {
  const { extras } = choices;
  const to = addresses.find(({ value }) => value === choices.address);
  if (!to || choices.packageIds.length === 0) return { first: null, extras };
  const first = await quoteOf(askedOf(choices, to.address), account);
  const prefersRepack = extras === undefined && account.preferences.repack;
  if (!prefersRepack || !first.quote?.offers.includes('repack')) return { first, extras };
  const preferred: ShipChoices = { ...choices, extras: ['repack'] };
  return { first: await quoteOf(askedOf(preferred, to.address), account), extras: preferred.extras };
}
