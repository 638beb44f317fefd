import type { Address } from '../values/common';
import { readablePhone } from '../values/phone';
import { countryName, postalLines } from './postal-lines';

export { countryName } from './postal-lines';

/** An address as lines for an envelope, in the order of its country, with its phone number. */
export function addressLines(address: Address): string[] {
  return [...postalLines(address), ...(address.phone ? [readablePhone(address.phone)] : [])];
}

/** An address field by field, as shops' forms ask for it; empty fields are left out. */
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
