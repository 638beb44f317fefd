import { carrierMonogram } from '@/lib/domain/carrier/carrier-monogram';
import { latestChange } from '@/lib/domain/package/latest-change';
import type { PackagePage, PackageSummary } from '@/lib/domain/package/package';
import { formatAgo, formatNearDate } from '@/lib/format';
import { formatScanTime } from '@/lib/format/scan-time';
import { packageFacts, packageTag, stateWords, type PackageTag } from '@/lib/i18n/package-words';
import { plainMessage, plainPlace } from '@/lib/i18n/plain-words';
import { nextDateOf } from './next-date';

/** A row of the list in words. The page carries these and nothing else: neither the facts nor the code for the words. */
export interface ShownPackage {
  id: string;
  /** The carrier's monogram; empty while nobody has named one. */
  mark: string;
  title: string;
  /** What distinguishes the package from others of the same title. */
  facts: string;
  /** Nobody has scanned it yet. */
  announced?: true;
  /** What its tag says. */
  tag: string;
  tone: PackageTag['tone'];
  /** The later of its last scan and its last change of state. */
  news: string;
  place?: string;
  /** When that was, to the minute, as `<time>` has it. */
  at: string;
  ago: string;
  exact: string;
  /** What happens next, and when. */
  next?: string;
  date?: string;
  /** It may be chosen to be shipped. */
  shippable?: true;
}

/** A page of the list in words. */
export interface ShownPage extends Omit<PackagePage, 'packages'> {
  packages: ShownPackage[];
  /** The customer's: that of the times in the rows. */
  timeZone: string;
  /** Whether packages can be shipped from here. */
  canShip: boolean;
}

interface Reader {
  /** RFC 3339. */
  now: string;
  timeZone: string;
  canShip: boolean;
}

/** A package of the list in words (SPEC section 5). */
export function showPackage(item: PackageSummary, { now, timeZone, canShip }: Reader): ShownPackage {
  const { at, scan } = latestChange(item);
  const next = nextDateOf(item, now, timeZone);
  const { label, tone } = packageTag(item);
  return {
    id: item.id,
    mark: carrierMonogram(item.carrier),
    title: item.nickname ?? item.description,
    facts: packageFacts(item),
    ...(!item.lastEvent && { announced: true }),
    tag: label,
    tone,
    news: scan ? plainMessage(scan.message) : stateWords(item),
    ...(scan?.location && { place: plainPlace(scan.location) }),
    at: at.replace(/(T\d\d:\d\d):[\d.]+/, '$1'),
    ago: formatAgo(at, now),
    exact: formatScanTime(scan ?? { occurredAt: at }, timeZone),
    ...(canShip && item.shippable && { shippable: true }),
    ...(next && { next: next.words, date: formatNearDate(next.date, { now, timeZone }) }),
  };
}

/** A page of the list in words. */
export function showPage({ packages, ...page }: PackagePage, reader: Reader): ShownPage {
  return {
    ...page,
    packages: packages.map((item) => showPackage(item, reader)),
    timeZone: reader.timeZone,
    canShip: reader.canShip,
  };
}
