import { text } from '@/lib/text/text';
import type { Address } from '../values/common';
import { countryName } from '../values/countries';
import { readablePhone } from '../values/phone';
import { postalLines } from './postal-lines';

export { countryName } from '../values/countries';

/** An address as lines for an envelope, in the order of its country, with its phone number. */
export function addressLines(address: Address): string[] {
  return [...postalLines(address), ...(address.phone ? [readablePhone(address.phone)] : [])];
}

/** An address field by field, as shops' forms ask for it; empty fields are left out. */
export function addressFields(address: Address): [term: string, value: string][] {
  const fields: [string, string | undefined][] = [
    [text('domainPage.address.name'), address.name],
    [text('domainPage.address.company'), address.company],
    [text('domainPage.address.line1'), address.line1],
    [text('domainPage.address.line2'), address.line2],
    [text('domainPage.address.locality'), address.locality],
    [text('domainPage.address.administrativeArea'), address.administrativeArea],
    [text('domainPage.address.postalCode'), address.postalCode],
    [text('domainPage.address.country'), countryName(address.countryCode)],
    [text('domainPage.address.phone'), address.phone && readablePhone(address.phone)],
  ];
  return fields.flatMap(([term, value]) => (value ? [[term, value] as [string, string]] : []));
}
