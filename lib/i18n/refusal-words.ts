import type { Quote } from '@/lib/domain/rates/quote';
import type { Refusal, RefusalCode } from '@/lib/domain/rates/refusal';
import { countryName } from '@/lib/domain/values/countries';
import { isIn } from '@/lib/domain/values/is-in';
import { formatLength, formatMoney, formatWeight, type UnitSystem } from '@/lib/format';
import { text, type WordKey } from '@/lib/text/text';
import { plainWord, wordIn } from './word-in';

/** What the warehouse offers beside its services. */
const offers = {
  consolidation: 'shippingPage.offer.consolidation',
  repack: 'shippingPage.offer.repack',
  insurance: 'shippingPage.offer.insurance',
  photos: 'shippingPage.offer.photos',
} as const satisfies Record<string, WordKey>;

type Words = { [C in RefusalCode]: (reason: Extract<Refusal, { code: C }>, units: UnitSystem) => string };

const words: Words = {
  not_to_country: ({ countryCode }) =>
    text('shippingPage.refusal.country', { country: countryName(countryCode) }),
  too_long: ({ length, limit }, units) =>
    text('shippingPage.refusal.long', {
      length: formatLength(length, units),
      limit: formatLength(limit, units),
    }),
  too_big: ({ girth, limit }, units) =>
    text('shippingPage.refusal.big', {
      girth: formatLength(girth, units),
      limit: formatLength(limit, units),
    }),
  too_heavy: ({ weight, limit }, units) =>
    text('shippingPage.refusal.heavy', {
      weight: formatWeight(weight, units),
      limit: formatWeight(limit, units),
    }),
  excluded_contents: ({ description }) => text('shippingPage.refusal.contents', { description }),
  on_hold: () => text('shippingPage.refusal.onHold'),
  not_weighed: () => text('shippingPage.refusal.notWeighed'),
  declaration_missing: () => text('shippingPage.refusal.undeclared'),
  past_due: ({ amount }) => text('shippingPage.refusal.pastDue', { amount: formatMoney(amount) }),
  not_offered: ({ what }) => text('shippingPage.refusal.notOffered', { what: wordIn(offers, what) }),
  other_currency: ({ declared, currency }) => text('shippingPage.refusal.currency', { declared, currency }),
  ask_for_quote: () => text('shippingPage.refusal.noPrice'),
};

/** Why a service can't take a shipment, in a sentence about the packages that it names. */
export function refusalWords(reason: Quote['unavailable'][number]['reason'], units: UnitSystem): string {
  if (!isKnown(reason)) return plainWord(reason.code);
  // The table has one function for each code, of that code's reason.
  return (words[reason.code] as (reason: Refusal, units: UnitSystem) => string)(reason, units);
}

/** The packages that a reason is about; none where it is about all of them, or none. */
export function packagesOf(reason: Quote['unavailable'][number]['reason']): string[] {
  if (!isKnown(reason)) return [];
  if ('packageIds' in reason) return reason.packageIds;
  return 'packageId' in reason && reason.packageId !== undefined ? [reason.packageId] : [];
}

const isKnown = (reason: Quote['unavailable'][number]['reason']): reason is Refusal =>
  isIn(words, reason.code);
