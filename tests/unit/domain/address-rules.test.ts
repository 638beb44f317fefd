import { describe, expect, it } from 'vitest';
import { addressFacts, countriesWithFacts } from '@/lib/domain/address/address-facts';
import { addressProblems, addressRules, tidyAddress } from '@/lib/domain/address/address-rules';
import { addressSchema } from '@/lib/domain/values/common';
import { postalLines } from '@/lib/domain/address/postal-lines';

const home = { name: 'Ada Whitfield', line1: '1 Ocean Drive', locality: 'Miami Beach', countryCode: 'US' };

describe('addresses by the rules of their country', () => {
  it.each(countriesWithFacts)('%s: its example is a postal code of its pattern', (country) => {
    const { postalCode, example } = addressFacts(country);
    expect(Boolean(postalCode)).toBe(Boolean(example));
    if (postalCode && example) expect(example).toMatch(new RegExp(`^(?:${postalCode})$`));
  });

  it.each(countriesWithFacts)('%s: requires no field that its addresses do not have', (country) => {
    const { rows, required } = addressRules(country);
    for (const part of required) expect(rows.flat()).toContain(part);
    expect(new Set(rows.flat()).size).toBe(rows.flat().length);
  });

  it.each([
    ['US', [['line1'], ['line2'], ['locality', 'administrativeArea', 'postalCode']], 'State', 'ZIP code'],
    ['DE', [['line1'], ['line2'], ['postalCode', 'locality']], 'State or region', 'Postal code'],
    ['GB', [['line1'], ['line2'], ['locality'], ['postalCode']], 'State or region', 'Postal code'],
    ['HU', [['locality'], ['line1'], ['line2'], ['postalCode']], 'State or region', 'Postal code'],
    ['BS', [['line1'], ['line2'], ['locality', 'administrativeArea']], 'Island', 'Postal code'],
    ['SG', [['line1'], ['line2'], ['postalCode']], 'State or region', 'Postal code'],
  ])('%s: asks in the order of its addresses, with its labels', (country, rows, area, code) => {
    const rules = addressRules(country);
    expect(rules.rows).toEqual(rows);
    expect(rules.labels).toMatchObject({ administrativeArea: area, postalCode: code });
  });

  it.each([
    ['US', { administrativeArea: 'Enter a state', postalCode: 'Enter a ZIP code' }],
    ['DE', { postalCode: 'Enter a postal code' }],
    ['IE', {}],
    ['BS', {}],
    ['AE', { administrativeArea: 'Enter an emirate' }],
  ])('%s: reports missing fields', (countryCode, problems) => {
    expect(addressProblems({ ...home, countryCode })).toEqual(problems);
  });

  it.each([
    ['US', '33139', undefined],
    ['US', '33139-1234', undefined],
    ['US', '3313', 'Enter a ZIP code like 33172'],
    ['GB', 'se17 1je', undefined],
    ['GB', '12345', 'Enter a postal code like EC1Y 8SY'],
    ['NL', '1234AB', undefined],
    ['DE', '1234', 'Enter a postal code like 26133'],
    ['IE', 'A65F4E2', undefined],
  ])('%s: postal code %s', (countryCode, postalCode, problem) => {
    expect(addressProblems({ ...home, administrativeArea: 'FL', countryCode, postalCode }).postalCode).toBe(
      problem,
    );
  });

  it('requires only street and town of an unknown country', () => {
    expect(addressProblems({ ...home, countryCode: 'TO' })).toEqual({});
    expect(addressProblems({ ...home, countryCode: 'TO', line1: ' ', locality: '' })).toEqual({
      line1: 'Enter a street address',
      locality: 'Enter a city',
    });
  });

  it('normalises an address, and always to one that the contract accepts', () => {
    const typed = { ...home, countryCode: 'SG', locality: 'left over', postalCode: ' 546080 ', line2: ' ' };
    expect(tidyAddress(typed)).toEqual({
      ...{
        name: home.name,
        line1: home.line1,
        locality: 'Singapore',
        postalCode: '546080',
        countryCode: 'SG',
      },
    });
    for (const countryCode of [...countriesWithFacts, 'TO']) {
      const tidy = tidyAddress({ ...home, countryCode, administrativeArea: 'Area' });
      expect(addressSchema.safeParse(tidy).success, countryCode).toBe(true);
    }
  });

  it('formats an address in the order of its country', () => {
    expect(postalLines({ ...home, administrativeArea: 'FL', postalCode: '33139' })).toEqual([
      ...['Ada Whitfield', '1 Ocean Drive', 'Miami Beach, FL 33139', 'United States'],
    ]);
    expect(postalLines({ ...home, line2: 'Suite 4' })).toEqual([
      ...['Ada Whitfield', '1 Ocean Drive', 'Suite 4', 'Miami Beach', 'United States'],
    ]);
    const berlin = { name: 'Ada', company: 'Wolf GmbH', line1: 'Torstr. 1', locality: 'Berlin' };
    expect(postalLines({ ...berlin, countryCode: 'DE', postalCode: '10119' })).toEqual([
      ...['Ada', 'Wolf GmbH', 'Torstr. 1', '10119 Berlin', 'Germany'],
    ]);
    const tokyo = { name: '李', line1: '丸の内1-1', locality: '千代田区', countryCode: 'JP' };
    expect(postalLines({ ...tokyo, administrativeArea: '東京都', postalCode: '100-0005' })[0]).toBe(
      '〒100-0005',
    );
  });
});
