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

/** An address field by field, as forms of shops ask for it; what is empty is left out. */
export function addressFields(address: Address): [term: string, value: string][] {
  const fields: [string, string | undefined][] = [
    ['Name', address.name],
    ['Company', address.company],
    ['Address line 1', address.line1],
    ['Address line 2', address.line2],
    ['City', address.locality],
    ['State', address.administrativeArea],
    ['Postal code', address.postalCode],
    ['Country', countryName(address.countryCode)],
    ['Phone', address.phone && readablePhone(address.phone)],
  ];
  return fields.flatMap(([term, value]) => (value ? [[term, value] as [string, string]] : []));
}
