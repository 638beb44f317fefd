import { formatAddress } from 'localized-address-format';
import { text } from '@/lib/text/text';
import { addressFacts } from './address-facts';
import type { Address } from '../values/common';
import { countryName } from '../values/countries';

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

const areaLabels = {
  state: 'fields.address.area.state',
  province: 'fields.address.area.province',
  island: 'fields.address.area.island',
  parish: 'fields.address.area.parish',
  county: 'fields.address.area.county',
  department: 'fields.address.area.department',
  emirate: 'fields.address.area.emirate',
  prefecture: 'fields.address.area.prefecture',
  district: 'fields.address.area.district',
  oblast: 'fields.address.area.oblast',
  other: 'fields.address.area.other',
} as const;
const missingAreas = {
  state: 'fields.address.missing.area.state',
  province: 'fields.address.missing.area.province',
  island: 'fields.address.missing.area.island',
  parish: 'fields.address.missing.area.parish',
  county: 'fields.address.missing.area.county',
  department: 'fields.address.missing.area.department',
  emirate: 'fields.address.missing.area.emirate',
  prefecture: 'fields.address.missing.area.prefecture',
  district: 'fields.address.missing.area.district',
  oblast: 'fields.address.missing.area.oblast',
  other: 'fields.address.missing.area.other',
} as const;

const codeLabels = {
  postal: 'fields.address.code.postal',
  zip: 'fields.address.code.zip',
  eircode: 'fields.address.code.eircode',
  pin: 'fields.address.code.pin',
} as const;
const missingCodes = {
  postal: 'fields.address.missing.code.postal',
  zip: 'fields.address.missing.code.zip',
  eircode: 'fields.address.missing.code.eircode',
  pin: 'fields.address.missing.code.pin',
} as const;
const wrongCodes = {
  postal: 'fields.address.wrongCode.postal',
  zip: 'fields.address.wrongCode.zip',
  eircode: 'fields.address.wrongCode.eircode',
  pin: 'fields.address.wrongCode.pin',
} as const;

const areas: [area: keyof typeof areaLabels, countries: string][] = [
  ['state', 'AS AU BR FM IN MH MP MX MY NG PW US VE VI'],
  ['province', 'AR CA CN IT ES KR TR'],
  ['island', 'BS CV KI KN KY PF SC TV'],
  ['parish', 'BB JM'],
  ['county', 'EE IE LT TW'],
  ['department', 'CO HN NI'],
  ['emirate', 'AE'],
  ['prefecture', 'JP'],
  ['district', 'NR'],
  ['oblast', 'RU UA'],
];

const otherCodes: Record<string, keyof typeof codeLabels> = { IE: 'eircode', IN: 'pin' };
const zipCountries = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'US', 'VI']);

/** What a country calls its areas and its postal codes. */
function namesIn(countryCode: string) {
  const [area] = areas.find(([, codes]) => codes.split(' ').includes(countryCode)) ?? ['other' as const];
  const code = zipCountries.has(countryCode) ? 'zip' : (otherCodes[countryCode] ?? 'postal');
  return { area, code };
}

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

/** The required ones of a country's parts. The town always is where the country has one. */
function requiredOf(countryCode: string, parts: AddressPart[]): Set<AddressPart> {
  const { needs } = addressFacts(countryCode);
  const needed = (part: AddressPart, mark: string) => parts.includes(part) && needs.includes(mark);
  const required = new Set<AddressPart>(['line1']);
  if (parts.includes('locality')) required.add('locality');
  if (needed('administrativeArea', 'S')) required.add('administrativeArea');
  if (needed('postalCode', 'Z')) required.add('postalCode');
  return required;
}

/** The form of a country's addresses. */
export function addressRules(countryCode: string): AddressRules {
  const { example } = addressFacts(countryCode);
  const rows = layoutOf(countryCode);
  const { area, code } = namesIn(countryCode);
  return {
    rows,
    required: requiredOf(countryCode, rows.flat()),
    labels: {
      line1: text('fields.address.line1'),
      line2: text('fields.address.line2'),
      locality: text('fields.address.locality'),
      administrativeArea: text(areaLabels[area]),
      postalCode: text(codeLabels[code]),
    },
    ...(example && { example }),
  };
}

/** The message that a required part is missing. */
function missing(part: AddressPart, countryCode: string): string {
  const { area, code } = namesIn(countryCode);
  if (part === 'administrativeArea') return text(missingAreas[area]);
  if (part === 'postalCode') return text(missingCodes[code]);
  return part === 'locality' ? text('fields.address.missing.locality') : text('fields.address.missing.line1');
}

/** The problems of an address by its country's rules, by part; empty when it is valid. */
export function addressProblems(address: Address): Partial<Record<AddressPart, string>> {
  const { countryCode } = address;
  const { postalCode: pattern, example } = addressFacts(countryCode);
  const problems: Partial<Record<AddressPart, string>> = {};
  for (const part of requiredOf(countryCode, layoutOf(countryCode).flat())) {
    if (!address[part]?.trim()) problems[part] = missing(part, countryCode);
  }
  const code = address.postalCode?.trim().toUpperCase();
  if (code && pattern && !new RegExp(`^(?:${pattern})$`).test(code)) {
    problems.postalCode = text(wrongCodes[namesIn(countryCode).code], { example: example ?? pattern });
  }
  return problems;
}

/**
 * The address in its stored form: trimmed, without the parts its country does not have, the postal code in capitals. In
 * a country without towns, its English name (or the island's, the emirate's) takes the town's place.
 */
export function tidyAddress(address: Address): Address {
  const parts = new Set(layoutOf(address.countryCode).flat());
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
    locality: parts.has('locality') ? trimmed('locality') : area || countryName(address.countryCode, 'en'),
    countryCode: address.countryCode,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => Boolean(value))),
  };
}
