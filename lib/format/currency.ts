/**
 * How many decimals an amount has, where it is not two (ISO 4217). Not asked of Intl: its data leave out the cents that
 * nobody pays in cash any more, such as those of HUF, IDR or COP, and minor units are ISO's.
 */
const decimals = [
  [
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'UYI',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ],
  [],
  [],
  ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  ['CLF', 'UYW'],
];

/** Decimals of a currency: 2 of USD, 0 of JPY, 3 of KWD; minor units are its smallest ones (data-model). */
export function decimalsOf(currency: string): number {
  const found = decimals.findIndex((currencies) => currencies.includes(currency));
  return found < 0 ? 2 : found;
}
