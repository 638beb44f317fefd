import { toCsv, type Cell } from '@/lib/format/csv';
import type { RateSet, Service } from '@/lib/domain/rates/rate-set';
import { rateColumns, type RateColumn, type RecordName } from './records';

type Row = Partial<Record<RateColumn, string | number | null>> & { record: RecordName };

const inUnits = (thousandths: number) => thousandths / 1000;
const listed = (words: readonly string[]) => words.join(' ');

function* serviceRows({ code: service, lanes, excluded, step, ...rest }: Service): Generator<Row> {
  yield { record: 'service', service, ...rest, step: inUnits(step), excluded: listed(excluded) };
  for (const { zone, transitDays, minimum, breaks } of lanes) {
    const way = { service, zone };
    yield { record: 'lane', ...way, daysFrom: transitDays.from, daysTo: transitDays.to, minimum };
    for (const { upTo, per, price } of breaks)
      yield {
        record: 'break',
        ...way,
        upTo: inUnits(upTo),
        per: per === 'unit' ? rest.unit : per,
        price,
      };
  }
}

function* rowsOf(rates: RateSet): Generator<Row> {
  const { currency, validFrom, validTo, quoteDays, tax, consolidation, repack, photos, insurance } = rates;
  const taxes = { taxCategory: tax.category, taxRate: tax.rate };
  yield { record: 'rates', currency, validFrom, validTo, quoteDays, ...taxes };
  for (const { code: zone, countries, ...rest } of rates.zones)
    yield { record: 'zone', zone, countries: listed(countries), ...rest };
  for (const service of rates.services) yield* serviceRows(service);
  for (const { countryCode: country, from, to, price, service } of rates.remoteAreas)
    yield { record: 'remote', country, postalFrom: from, postalTo: to === from ? null : to, price, service };
  if (consolidation)
    yield { record: 'consolidation', price: consolidation.price, percent: consolidation.volumePercent };
  if (repack) yield { record: 'repack', ...repack };
  if (photos) yield { record: 'photos', ...photos };
  if (insurance) yield { record: 'insurance', ...insurance };
}

/** Rates as a file that `readRates` reads to the same rates. */
export function writeRates(rates: RateSet): string {
  const rows = [...rowsOf(rates)].map((row) => rateColumns.map((column): Cell => row[column]));
  return toCsv(rows, rateColumns);
}
