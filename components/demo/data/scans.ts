import { dice, pick } from './dice';

const stations = [
  'Miami dock 1',
  'Miami dock 2',
  'Sorting line A',
  'Sorting line B',
  'Customs desk',
  'Nassau depot',
  'Bogotá hub',
  'Kingston hub',
];
const results = ['Accepted', 'Accepted', 'Accepted', 'Accepted', 'Relabelled', 'Set aside'] as const;

/** A scan of a parcel. */
export interface Scan {
  id: number;
  parcel: string;
  /** RFC 3339. */
  time: string;
  station: string;
  /** Grams. */
  weight: number;
  result: (typeof results)[number];
}

const start = Date.UTC(2025, 10, 3, 6);

/** Somewhat more than a day of scans at the warehouse, deterministic. */
export function scans(count: number): Scan[] {
  const thrown = dice(2025);
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    parcel: `WB${String(40_000_000 + Math.floor(thrown() * 59_999_999))}`,
    time: new Date(start + index * 9_000).toISOString(),
    station: pick(stations, thrown()),
    weight: 120 + Math.floor(thrown() ** 3 * 24_000),
    result: pick(results, thrown()),
  }));
}
