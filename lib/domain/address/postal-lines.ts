import { formatAddress } from 'localized-address-format';
import type { Address } from '../values/common';
import { countryName } from '../values/countries';

const eastAsian = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * An address in the order of its country, line by line, without empty parts. The country comes last.
 * @param country its name, where that is known: a browser takes long over the first that it looks up
 */
export function postalLines(address: Address, country = countryName(address.countryCode)): string[] {
  const { name, company, line1, line2, locality, administrativeArea, postalCode, countryCode } = address;
  const local = [line1, locality, administrativeArea].some((part) => part && eastAsian.test(part));
  const lines = formatAddress(
    {
      postalCountry: countryCode,
      name,
      addressLines: [line1, line2].filter((line): line is string => Boolean(line)),
      locality,
      ...(company && { organization: company }),
      ...(administrativeArea && { administrativeArea }),
      ...(postalCode && { postalCode }),
    },
    local ? 'local' : 'latin',
  );
  return [...lines, country];
}
