import { readTypedAmount } from '@/lib/format/typed-amount';
import { describe, expect, it } from 'vitest';
import {
  currencyOf,
  isSameDeclaration,
  readLines,
  totalOf,
  typedLines,
  usualCurrency,
} from '@/components/features/packages/declaration-form';
import { aPackage } from './a-package';

const line = {
  key: 3,
  description: 'Cotton shirt',
  quantity: '2',
  unitValue: '12.50',
  hsCode: '',
  originCountry: '',
};

describe('an amount as people type it', () => {
  it.each([
    ['12.50', 1250],
    ['12', 1200],
    ['12.5', 1250],
    ['$ 1,234.50', 123_450],
    ['12,50', 1250],
    ['0', 0],
  ])('%s is %i cents', (text, cents) => {
    expect(readTypedAmount(text, 'USD')).toBe(cents);
  });

  it.each(['', 'twelve', '1.234', '-5', '1,23,4', '12.505', '1e3', '9999999999'])(
    '%s is not an amount',
    (text) => {
      expect(readTypedAmount(text, 'USD')).toBeUndefined();
    },
  );

  it('has the decimals of its currency', () => {
    expect(readTypedAmount('1250', 'JPY')).toBe(1250);
    expect(readTypedAmount('12.5', 'JPY')).toBeUndefined();
  });
});

describe('the contents of a package in a form', () => {
  it('are restored unchanged', () => {
    const contents = [
      { description: 'Vinyl record', quantity: 4, unitValue: { amount: 2899, currency: 'USD' } },
      {
        description: 'Sleeve',
        quantity: 1,
        unitValue: { amount: 5, currency: 'USD' },
        hsCode: '8523.80',
        originCountry: 'DE',
      },
    ];
    expect(readLines(typedLines(contents), 'USD')).toEqual({ contents, errors: {} });
  });

  it('start with one empty line when nothing is declared', () => {
    expect(typedLines([])).toHaveLength(1);
  });

  it('report every invalid field by its line', () => {
    const wrong = { ...line, description: ' ', quantity: '1.5', unitValue: 'much', hsCode: '12' };
    expect(Object.keys(readLines([line, { ...wrong, key: 4 }], 'USD').errors)).toEqual([
      '4.description',
      '4.quantity',
      '4.unitValue',
      '4.hsCode',
    ]);
  });

  it('add up while typing, ignoring what can’t be parsed yet', () => {
    expect(totalOf([line, { ...line, quantity: '' }], 'USD')).toEqual({ amount: 2500, currency: 'USD' });
  });

  it('stay in the currency they are declared in', () => {
    const declaredValue = { amount: 100, currency: 'EUR' };
    expect(currencyOf(aPackage({ declaredValue }), 'CHF')).toBe('EUR');
    expect(currencyOf(aPackage(), 'CHF')).toBe('CHF');
  });

  it('begin in the warehouse’s currency, or in US dollars where its product API names none', () => {
    expect(usualCurrency({ currency: 'CHF' })).toBe('CHF');
    expect(usualCurrency({})).toBe('USD');
  });
});

describe('values in more than one currency', () => {
  const euro = { description: 'Lamp', quantity: 1, unitValue: { amount: 100, currency: 'EUR' } };
  const yen = { description: 'Shade', quantity: 2, unitValue: { amount: 1000, currency: 'JPY' } };

  it('are edited in the currency of the contents, whatever that of the declared value', () => {
    const item = aPackage({ contents: [euro], declaredValue: { amount: 500, currency: 'USD' } });
    expect(currencyOf(item, 'CHF')).toBe('EUR');
  });

  it('are never converted: an amount in another currency is left for the customer to type', () => {
    expect(typedLines([euro, yen]).map(({ unitValue }) => unitValue)).toEqual(['1.00', '']);
  });
});

describe('two declarations', () => {
  const lamp = { description: 'Lamp', quantity: 1, unitValue: { amount: 100, currency: 'USD' } };
  const declared = { contents: [lamp], declarationStatus: 'estimated' as const };

  it('are equal when all declared fields are, in any notation', () => {
    const { description, quantity, unitValue } = lamp;
    expect(
      isSameDeclaration(declared, { ...declared, contents: [{ unitValue, quantity, description }] }),
    ).toBe(true);
  });

  it.each([
    { ...declared, declarationStatus: 'confirmed' as const },
    { ...declared, contents: [] },
    { ...declared, contents: [{ ...lamp, quantity: 2 }] },
    { ...declared, contents: [{ ...lamp, hsCode: '9405.10' }] },
    { ...declared, contents: [{ ...lamp, unitValue: { amount: 100, currency: 'EUR' } }] },
  ])('differ by any part: %j', (other) => {
    expect(isSameDeclaration(declared, other)).toBe(false);
  });
});
