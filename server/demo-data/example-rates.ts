import type { Lane, RateSet, Service, WeightBreak } from '@/lib/domain/rates/rate-set';

/** Thousandths of a pound and minor units; the first price is a parcel's up to a pound, the others a pound's. */
const byPound = (upToOne: number, ...further: [upTo: number, price: number][]): WeightBreak[] => [
  { upTo: 1000, per: 'parcel', price: upToOne },
  ...further.map(([upTo, price]): WeightBreak => ({ upTo: upTo * 1000, per: 'unit', price })),
];

const lane = (
  zone: string,
  days: [from: number, to: number],
  minimum: number,
  breaks: WeightBreak[],
): Lane => ({
  zone,
  transitDays: { from: days[0], to: days[1] },
  minimum,
  breaks,
});

/** Batteries by themselves, perfumes, and what no carrier takes. */
const dangerous = ['8506', '3303', '3604', '9303', 'perfume', 'ammunition', 'fireworks'];

const express: Service = {
  code: 'express',
  carrier: 'dhl_express',
  name: 'DHL Express Worldwide',
  unit: 'lb',
  step: 1000,
  divisor: 5000,
  maxWeight: 68_000,
  maxLength: 1200,
  maxGirth: null,
  excluded: dangerous,
  fuelPercent: 18.5,
  handlingFee: 350,
  lanes: [
    lane('caribbean', [1, 2], 2400, byPound(2400, [5, 1150], [20, 690], [150, 475])),
    lane('neighbors', [1, 3], 2600, byPound(2600, [5, 1240], [20, 720], [150, 510])),
    lane('latin-america', [2, 4], 3100, byPound(3100, [5, 1480], [20, 890], [150, 640])),
    lane('europe', [2, 3], 3400, byPound(3400, [5, 1590], [20, 960], [150, 690])),
    lane('asia-pacific', [3, 5], 3900, byPound(3900, [5, 1780], [20, 1090], [150, 780])),
  ],
};

const postal: Service = {
  code: 'postal',
  carrier: 'usps',
  name: 'USPS Priority Mail International',
  unit: 'lb',
  step: 1000,
  divisor: 6000,
  maxWeight: 30_000,
  maxLength: 1050,
  maxGirth: 2000,
  excluded: [...dangerous, '8507'],
  fuelPercent: 0,
  handlingFee: 350,
  lanes: [
    lane('caribbean', [6, 10], 0, byPound(1650, [5, 820], [20, 540], [66, 420])),
    lane('neighbors', [6, 10], 0, byPound(1780, [5, 880], [20, 560], [66, 440])),
    lane('latin-america', [6, 12], 0, byPound(2150, [5, 1060], [20, 690], [66, 560])),
    lane('europe', [6, 10], 0, byPound(2290, [5, 1120], [20, 720], [66, 590])),
    lane('asia-pacific', [7, 14], 0, byPound(2480, [5, 1230], [20, 810], [66, 660])),
  ],
};

/** Only where a ship goes; elsewhere one asks for a quote. */
const sea: Service = {
  code: 'sea',
  carrier: 'waybill',
  name: 'Sea freight',
  unit: 'lb',
  step: 1000,
  divisor: 8000,
  maxWeight: 500_000,
  maxLength: 3000,
  maxGirth: null,
  excluded: ['3604', '9303', 'ammunition', 'fireworks'],
  fuelPercent: 9,
  handlingFee: 500,
  lanes: [
    lane('caribbean', [8, 14], 1500, [{ upTo: 1_100_000, per: 'unit', price: 165 }]),
    lane('latin-america', [15, 25], 1900, [{ upTo: 1_100_000, per: 'unit', price: 210 }]),
  ],
};

/** The rates of the demo warehouse: made up, at the height of what forwarders in Miami ask. */
export const exampleRates: RateSet = {
  currency: 'USD',
  validFrom: '2025-01-01',
  validTo: null,
  quoteDays: 7,
  tax: { category: 'G', rate: 0 },
  zones: [
    {
      code: 'caribbean',
      name: 'Caribbean',
      countries: [
        'AG',
        'AI',
        'AW',
        'BB',
        'BM',
        'BS',
        'CW',
        'DM',
        'DO',
        'GD',
        'HT',
        'JM',
        'KN',
        'KY',
        'LC',
        'SX',
        'TC',
        'TT',
        'VC',
        'VG',
      ],
      customsFee: 0,
    },
    { code: 'neighbors', name: 'Canada and Mexico', countries: ['CA', 'MX'], customsFee: 500 },
    {
      code: 'latin-america',
      name: 'Central and South America',
      countries: [
        'AR',
        'BO',
        'BR',
        'BZ',
        'CL',
        'CO',
        'CR',
        'EC',
        'GT',
        'GY',
        'HN',
        'NI',
        'PA',
        'PE',
        'PY',
        'SR',
        'SV',
        'UY',
      ],
      customsFee: 900,
    },
    {
      code: 'europe',
      name: 'Europe',
      countries: [
        'AT',
        'BE',
        'CH',
        'CZ',
        'DE',
        'DK',
        'ES',
        'FI',
        'FR',
        'GB',
        'GR',
        'HU',
        'IE',
        'IT',
        'LU',
        'NL',
        'NO',
        'PL',
        'PT',
        'SE',
      ],
      customsFee: 900,
    },
    {
      code: 'asia-pacific',
      name: 'Asia and Pacific',
      countries: ['AE', 'AU', 'CN', 'HK', 'IN', 'JP', 'KR', 'MY', 'NZ', 'PH', 'SG', 'TH', 'TW', 'VN'],
      customsFee: 900,
    },
  ],
  services: [express, postal, sea],
  remoteAreas: [
    { countryCode: 'GB', from: 'HS', to: 'HS', price: 2800, service: 'express' },
    { countryCode: 'GB', from: 'KW15', to: 'KW17', price: 2800, service: 'express' },
    { countryCode: 'FR', from: '20', to: '20', price: 2800, service: 'express' },
    { countryCode: 'CA', from: 'X0', to: 'Y1', price: 3200, service: null },
  ],
  consolidation: { price: 250, volumePercent: 90 },
  repack: { price: 600 },
  photos: { price: 450 },
  insurance: { percent: 1.5, minimum: 200 },
};
