import type { Address } from './common';
import { readablePhone } from './phone';

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** An ISO country code as a name. */
export function countryName(code: string): string {
  return countries.of(code) ?? code;
}

/** An address as lines for an envelope; what is empty is left out. */
export function addressLines(address: Address): string[] {
  const { name, company, line1, line2, locality, administrativeArea, postalCode, countryCode, phone } =
    address;
  const region = [administrativeArea, postalCode].filter(Boolean).join(' ');
  const place = [locality, region].filter(Boolean).join(', ');
  const country = countryName(countryCode);
  const lines = [name, company, line1, line2, place, country, phone && readablePhone(phone)];
  return lines.filter((line): line is string => Boolean(line));
}
