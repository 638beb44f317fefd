import { mostRates, type Lane, type RateSet, type Service } from '@/lib/domain/rates/rate-set';
import type { RateIssue } from './rate-issue';
import { recordNames, type RateColumn, type RateRecord, type RecordName, type RecordOf } from './records';

type Cells<R extends RecordName> = RecordOf<R>['cells'];
/** Where something is wrong. */
type Line = Pick<RateRecord, 'line' | 'given'>;
type Lines<R extends RecordName> = ReadonlyMap<string, RecordOf<R>>;

/** The lines of a file by record, and what is wrong between them. */
class Sheet {
  readonly issues: RateIssue[] = [];
  private readonly byRecord: { [R in RecordName]: RecordOf<R>[] };

  constructor(records: readonly RateRecord[]) {
    const entries = recordNames.map((name): [string, RateRecord[]] => [
      name,
      records.filter(({ record }) => record === name),
    ]);
    this.byRecord = Object.fromEntries(entries) as typeof this.byRecord;
  }

  /** The lines of a record; the first that is too many is an issue. */
  all<R extends RecordName>(record: R, most = Infinity): RecordOf<R>[] {
    const found = this.byRecord[record];
    const extra = found[most];
    const times = most === 1 ? 'once' : `${most} times`;
    if (extra) this.wrong(extra, 'record', `may be there ${times} at most`);
    return found;
  }

  /** The lines of a record by a key, of which each has another. */
  distinct<R extends RecordName>(
    record: R,
    column: RateColumn,
    { keyOf, most }: { keyOf: (cells: Cells<R>) => string; most?: number },
  ): Map<string, RecordOf<R>> {
    const byKey = new Map<string, RecordOf<R>>();
    for (const one of this.all(record, most)) {
      const key = keyOf(one.cells);
      const first = byKey.get(key);
      if (first) this.wrong(one, column, `must not be there twice; line ${first.line} has it already`);
      else byKey.set(key, one);
    }
    return byKey;
  }

  /** Requires a line to name what another line describes. */
  known<R extends 'service' | 'zone'>(one: Line, column: R, code: string, described: Lines<R>): void {
    if (described.has(code)) return;
    const codes = [...described.keys()].join(', ') || 'none yet';
    this.wrong(one, column, `must be a ${column} that a row "${column}" describes: ${codes}`);
  }

  /** @param value of the cell, unless a part of it is meant */
  wrong({ line, given }: Line, column: RateColumn, reason: string, value = given[column] ?? ''): void {
    this.issues.push({ line, column, value, reason });
  }
}

const wayOf = ({ service, zone }: { service: string; zone: string }) => `${service} ${zone}`;

/** Each country in one zone at most, so that an address has one price. */
function checkCountries(sheet: Sheet, zones: Lines<'zone'>): void {
  const homes = new Map<string, RecordOf<'zone'>>();
  for (const one of zones.values()) {
    for (const country of one.cells.countries) {
      const home = homes.get(country);
      const reason = `must be in one zone; zone ${home?.cells.zone} has it in line ${home?.line}`;
      if (home) sheet.wrong(one, 'countries', reason, country);
      else homes.set(country, one);
    }
  }
}

/** The weight breaks of each service and zone, the lightest first. */
function breaksOf(sheet: Sheet, services: Lines<'service'>, lanes: Lines<'lane'>) {
  const byLane = new Map<string, Lane['breaks']>();
  const keyOf = (cells: Cells<'break'>) => `${wayOf(cells)} ${cells.upTo}`;
  for (const one of sheet.distinct('break', 'upTo', { keyOf }).values()) {
    const { service, per, price, upTo } = one.cells;
    const way = wayOf(one.cells);
    if (!lanes.has(way)) sheet.wrong(one, 'zone', `must have a row "lane" with service ${service}`);
    const unit = services.get(service)?.cells.unit;
    if (per !== 'parcel' && unit !== undefined && per !== unit)
      sheet.wrong(one, 'per', `must be parcel or ${unit}, the unit of service ${service}`);
    const breaks = byLane.get(way) ?? [];
    if (breaks.length === mostRates.breaks)
      sheet.wrong(one, 'upTo', `must be one of ${mostRates.breaks} weights of a lane at most`);
    breaks.push({ upTo, per: per === 'parcel' ? per : 'unit', price });
    byLane.set(way, breaks);
  }
  for (const breaks of byLane.values()) breaks.sort((a, b) => a.upTo - b.upTo);
  return byLane;
}

/** The lanes of each service, with their breaks. */
function lanesOf(sheet: Sheet, services: Lines<'service'>, zones: Lines<'zone'>): Map<string, Lane[]> {
  const lanes = sheet.distinct('lane', 'zone', { keyOf: wayOf });
  const breaks = breaksOf(sheet, services, lanes);
  const byService = new Map<string, Lane[]>();
  for (const [way, one] of lanes) {
    const { service, zone, daysFrom: from, daysTo: to, minimum } = one.cells;
    sheet.known(one, 'service', service, services);
    sheet.known(one, 'zone', zone, zones);
    const own = breaks.get(way);
    if (!own) sheet.wrong(one, 'zone', `must have a row "break" with service ${service}`);
    const lane = { zone, transitDays: { from, to }, minimum, breaks: own ?? [] };
    byService.set(service, [...(byService.get(service) ?? []), lane]);
  }
  return byService;
}

function servicesOf(services: Lines<'service'>, lanes: ReadonlyMap<string, Lane[]>): Service[] {
  return [...services.values()].map(({ cells: { service: code, maxGirth, excluded, ...rest } }) => ({
    ...rest,
    code,
    maxGirth: maxGirth ?? null,
    excluded: excluded ?? [],
    lanes: lanes.get(code) ?? [],
  }));
}

function remoteAreasOf(sheet: Sheet, services: Lines<'service'>): RateSet['remoteAreas'] {
  return sheet.all('remote', mostRates.remoteAreas).map((one) => {
    const { country: countryCode, postalFrom: from, postalTo: to = from, price, service } = one.cells;
    if (service !== undefined) sheet.known(one, 'service', service, services);
    return { countryCode, from, to, price, service: service ?? null };
  });
}

const onlyCells = <R extends RecordName>(sheet: Sheet, record: R): Cells<R> | null =>
  sheet.all(record, 1)[0]?.cells ?? null;

/** Issues of a file that lacks what every one has. */
const missing = (found: Partial<Record<RecordName, unknown>>): RateIssue[] =>
  Object.entries(found).flatMap(([record, there]) =>
    there ? [] : [{ line: 1, column: 'record', reason: `a row "${record}" must be there` }],
  );

/** Puts the lines of a file together, or says what does not fit. */
export function assembleRates(records: readonly RateRecord[]): { rates: RateSet } | { issues: RateIssue[] } {
  const sheet = new Sheet(records);
  const head = onlyCells(sheet, 'rates');
  const zones = sheet.distinct('zone', 'zone', { keyOf: ({ zone }) => zone, most: mostRates.zones });
  const keyOf = ({ service }: Cells<'service'>) => service;
  const services = sheet.distinct('service', 'service', { keyOf, most: mostRates.services });
  checkCountries(sheet, zones);
  const lanes = lanesOf(sheet, services, zones);
  const consolidation = onlyCells(sheet, 'consolidation');
  const rest = {
    remoteAreas: remoteAreasOf(sheet, services),
    consolidation: consolidation && { price: consolidation.price, volumePercent: consolidation.percent },
    repack: onlyCells(sheet, 'repack'),
    photos: onlyCells(sheet, 'photos'),
    insurance: onlyCells(sheet, 'insurance'),
  };
  const issues = [...missing({ rates: head, zone: zones.size, service: services.size }), ...sheet.issues];
  if (!head || issues.length > 0) return { issues };
  const { taxCategory: category, taxRate: rate, currency, validFrom, validTo, quoteDays } = head;
  return {
    rates: {
      currency,
      validFrom,
      validTo: validTo ?? null,
      quoteDays: quoteDays ?? null,
      tax: { category, rate },
      zones: [...zones.values()].map(({ cells: { zone: code, ...zone } }) => ({ code, ...zone })),
      services: servicesOf(services, lanes),
      ...rest,
    },
  };
}
