import { formatAddress } from 'localized-address-format';
import { addressFacts } from './address-facts';
import type { Address } from '../values/common';
import { countryName } from './postal-lines';

/** The parts of an address that differ from country to country. */
export type AddressPart = 'line1' | 'line2' | 'locality' | 'administrativeArea' | 'postalCode';

export interface AddressRules {
  /** The parts of a country's addresses, in its order; those on one line are grouped. */
  rows: AddressPart[][];
  required: ReadonlySet<AddressPart>;
  labels: Record<AddressPart, string>;
  /** An example postal code. */
  example?: string;
}

const marks = { A: 'line1', C: 'locality', S: 'administrativeArea', Z: 'postalCode' } as const;

const areaWords: [words: string, countries: string][] = [
  ['State', 'AS AU BR FM IN MH MP MX MY NG PW US VE VI'],
  ['Province', 'AR CA CN IT ES KR TR'],
  ['Island', 'BS CV KI KN KY PF SC TV'],
  ['Parish', 'BB JM'],
  ['County', 'EE IE LT TW'],
  ['Department', 'CO HN NI'],
  ['Emirate', 'AE'],
  ['Prefecture', 'JP'],
  ['District', 'NR'],
  ['Oblast', 'RU UA'],
];

const codeWords: Record<string, string> = { IE: 'Eircode', IN: 'PIN code' };
const zipCountries = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'US', 'VI']);

/** Has the library lay out placeholders instead of values, and reads the parts and their order from the result. */
function layoutOf(countryCode: string): AddressPart[][] {
  const lines = formatAddress(
    {
      postalCountry: countryCode,
      addressLines: ['<A>'],
      locality: '<C>',
      administrativeArea: '<S>',
      postalCode: '<Z>',
    },
    'latin',
  );
  const rows = lines.map((line) =>
    [...line.matchAll(/<([ACSZ])>/g)].map(([, mark]) => marks[mark as keyof typeof marks]),
  );
  return rows.flatMap((row): AddressPart[][] => {
    const rest = row.filter((part) => part !== 'line1');
    const street: AddressPart[][] = row.length > rest.length ? [['line1'], ['line2']] : [];
    return [...street, ...(rest.length > 0 ? [rest] : [])];
  });
}

/** The form of a country's addresses. The town is always required where the country has one. */
export function addressRules(countryCode: string): AddressRules {
  const { needs, example } = addressFacts(countryCode);
  const rows = layoutOf(countryCode);
  const parts = rows.flat();
  const needed = (part: AddressPart, mark: string) => parts.includes(part) && needs.includes(mark);
  const required = new Set<AddressPart>(['line1']);
  if (parts.includes('locality')) required.add('locality');
  if (needed('administrativeArea', 'S')) required.add('administrativeArea');
  if (needed('postalCode', 'Z')) required.add('postalCode');
  const area = areaWords.find(([, codes]) => codes.split(' ').includes(countryCode))?.[0];
  return {
    rows,
    required,
    labels: {
      line1: 'Street and number',
      line2: 'Apartment, floor',
      locality: 'Town or city',
      administrativeArea: area ?? 'State or region',
      postalCode: zipCountries.has(countryCode) ? 'ZIP code' : (codeWords[countryCode] ?? 'Postal code'),
    },
    ...(example && { example }),
  };
}

const definite = new Set<AddressPart>(['line1', 'locality']);
const articleOf = (label: string) => (/^[AEIOU]/.test(label) ? 'an' : 'a');

/** The problems of an address by its country's rules, by part; empty when it is valid. */
export function addressProblems(address: Address): Partial<Record<AddressPart, string>> {
  const { countryCode } = address;
  const { required, labels, example } = addressRules(countryCode);
  const problems: Partial<Record<AddressPart, string>> = {};
  for (const part of required) {
    if (!address[part]?.trim())
      problems[part] =
        `Enter ${definite.has(part) ? 'the' : articleOf(labels[part])} ${lowerFirst(labels[part])}`;
  }
  const pattern = addressFacts(countryCode).postalCode;
  const code = address.postalCode?.trim().toUpperCase();
  if (code && pattern && !new RegExp(`^(?:${pattern})$`).test(code)) {
    const label = `${articleOf(labels.postalCode)} ${lowerFirst(labels.postalCode)}`;
    problems.postalCode = `Enter ${label} like ${example ?? pattern}`;
  }
  return problems;
}

/** `ZIP code` and `PIN code` keep their capitals. */
const lowerFirst = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/**
 * The address in its stored form: trimmed, without the parts its country does not have, the postal code in capitals. In
 * a country without towns, its name (or the island's, the emirate's) takes the town's place.
 */
export function tidyAddress(address: Address): Address {
  const parts = new Set(addressRules(address.countryCode).rows.flat());
  const trimmed = (part: AddressPart) => (parts.has(part) ? (address[part]?.trim() ?? '') : '');
  const area = trimmed('administrativeArea');
  const optional = {
    company: address.company?.trim(),
    line2: trimmed('line2'),
    administrativeArea: area,
    postalCode: trimmed('postalCode').toUpperCase(),
    phone: address.phone?.trim(),
  };
  return {
    name: address.name.trim(),
    line1: trimmed('line1'),
    locality: parts.has('locality') ? trimmed('locality') : area || countryName(address.countryCode),
    countryCode: address.countryCode,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => Boolean(value))),
  };
}
