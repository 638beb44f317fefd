/**
 * The decimals of currencies where they are not two (ISO 4217). Intl is no source: its data leave out minor units that
 * are no longer used in cash, such as those of HUF, IDR or COP, while ours are ISO's.
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

/** Decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD; minor units are its smallest ones (data-model). */
export function decimalsOf(currency: string): number {
  const found = decimals.findIndex((currencies) => currencies.includes(currency));
  return found < 0 ? 2 : found;
}
