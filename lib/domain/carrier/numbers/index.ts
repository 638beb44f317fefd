import { text } from '@/lib/text/text';
import { countryName } from '../../values/countries';
import { carrierName } from '../carriers';
import { postDigit } from './check-digits';
import { numberFormats, type NumberFormat } from './formats';
import { postCountries } from './post-countries';

/** A carrier whose numbers look like a given one. */
export interface CarrierOffer {
  /** Slug of lib/domain/carrier/carriers. */
  slug: string;
  name: string;
}

/** The postal services with slugs of our own; any other is named by its country. */
const posts: Record<string, string> = {
  BE: 'bpost',
  CA: 'canadapost',
  FR: 'laposte',
  GB: 'royal_mail',
  US: 'usps',
};

const postName = (country: string) => text('domainPage.carrier.post', { country: countryName(country) });

/** S10 of the Universal Postal Union: any two letters for the service, and the country of the issuing post. */
const postNumber = /^[A-Z]{2}(?<serial>\d{8})(?<check>\d)(?<country>[A-Z]{2})$/;

/** The postal services for an S10 number: the sender's, and whichever delivers it. */
function postOffers(number: string): CarrierOffer[] {
  const { serial = '', check = '', country = '' } = postNumber.exec(number)?.groups ?? {};
  if (!postCountries.has(country) || !postDigit(serial, check)) return [];
  const slug = posts[country];
  const any = { slug: 's10', name: postName(country) };
  return slug ? [{ slug, name: carrierName(slug) }, any] : [any];
}

function fits({ pattern, check }: NumberFormat, number: string): boolean {
  const groups = pattern.exec(number)?.groups;
  if (!check) return pattern.test(number);
  return groups !== undefined && check(groups.serial ?? '', groups.check ?? '');
}

const plain = (trackingNumber: string) => trackingNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');

/**
 * The carriers whose numbers look like this one, check digits included, the likeliest first; none when no known format
 * matches. A number may fit several carriers, and one of an unknown format is still a number (data-model "Tracking
 * status").
 */
export function carrierOffers(trackingNumber: string): CarrierOffer[] {
  const number = plain(trackingNumber);
  const slugs = numberFormats.filter((format) => fits(format, number)).map(({ carrier }) => carrier);
  const own = [...new Set(slugs)].map((slug) => ({ slug, name: carrierName(slug) }));
  const byPost = postOffers(number);
  return [...byPost, ...own.filter(({ slug }) => byPost.every((post) => post.slug !== slug))];
}

/**
 * The names of carriers whose numbers have this format but another check digit, in which case it is probably mistyped.
 * Empty for a number that is valid for any carrier.
 */
export function carrierMisfits(trackingNumber: string): string[] {
  const number = plain(trackingNumber);
  if (carrierOffers(number).length > 0) return [];
  const country = postNumber.exec(number)?.groups?.country;
  const slugs = numberFormats
    .filter(({ check, pattern }) => check && pattern.test(number))
    .map(({ carrier }) => carrier);
  const post = country !== undefined && postCountries.has(country) ? postName(country) : undefined;
  return [...(post ? [post] : []), ...new Set(slugs.map(carrierName))];
}
