import { ownAddresses } from '@/lib/domain/account/own-addresses';
import type { Money } from '@/lib/domain/values/common';
import type { QuotedPackage } from '@/lib/domain/rates/parcels';
import { priceShipment } from '@/lib/domain/rates/price-shipment';
import {
  checkedQuoteRequestSchema,
  type CheckedQuoteRequest,
  type StoredQuote,
} from '@/lib/domain/rates/quote';
import type { RateSet } from '@/lib/domain/rates/rate-set';
import { extraNames } from '@/lib/domain/rates/extras';
import type { Shipment } from '@/lib/domain/rates/refuse';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import { calendarDay } from '@/lib/format/calendar-day';
import { statusLabel } from '@/lib/i18n/package-words';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import { takeFromWindow } from '@/server/database/repositories/identity/rate-limits';
import { packagesToQuote, pastDueAmounts } from '@/server/database/repositories/rates/quotes';
import { rateSetOn } from '@/server/database/repositories/rates/rate-sets';
import { dayMs } from '@/lib/domain/values/milliseconds';
import { requireActive, type Caller, type ProductDependencies } from '../http/caller';
import { parseBody } from '../http/input';
import { keepQuote } from '../rates/kept-quotes';
import { toQuotedPackage } from '../rates/quoted-packages';

/** How long a quote is honoured at most that holds until the rates change, in days. */
const longestDays = 30;

/** Quotes of an account: a customer who tries everything makes a few dozen, and each is stored. */
const perAccount = { max: 300, seconds: 3600 };

/** Counts a quote. @throws AppError 1043 with the seconds to wait */
async function limitQuotes(db: Database, { account }: Caller, now: Date): Promise<void> {
  const retryAfter = await takeFromWindow(db, { key: `quote:${account.id}`, ...perAccount }, now);
  if (retryAfter === null) return;
  throw new AppError(ErrorCode.rateLimited, text('answersPage.manyQuotes'), { retryAfter });
}

/** The states in which a package lies at the warehouse and may be asked to leave. */
const quotable: ReadonlySet<PackageStatus> = new Set(['received', 'in_storage', 'on_hold']);

/** The packages of the ids, in their order. @throws AppError 1001 when one is not the account's, 1042 when one is not at the warehouse */
async function requirePackages(db: Database, { account }: Caller, ids: readonly string[]) {
  const rows = await packagesToQuote(db, account.id, ids);
  if (rows.length < ids.length) throw new AppError(ErrorCode.pathNotFound, text('answersPage.noPackage'));
  const away = rows.find(({ status }) => !quotable.has(status));
  if (away) {
    const { reference, status } = away;
    const message = text('packagesPage.changes.notAtWarehouse', { reference, status: statusLabel(status) });
    throw new AppError(ErrorCode.transitionNotAllowed, message);
  }
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

async function pastDueOf(db: Database, { account }: Caller, now: Date): Promise<Money | undefined> {
  const [owed] = await pastDueAmounts(db, account.id, calendarDay(now, account.timeZone));
  return owed;
}

const priced = (shipment: Shipment, rates: RateSet | undefined) =>
  rates ? priceShipment(shipment, rates) : { options: [], unavailable: [] };

const offersOf = (rates: RateSet | undefined): StoredQuote['offers'] =>
  (['consolidation', ...extraNames] as const).filter((name) => rates?.[name]);

interface Facts {
  packages: readonly QuotedPackage[];
  pastDue: Money | undefined;
  rates: RateSet | undefined;
}

/** The quote itself, of facts that are known. */
function quoteOf(
  { packageIds, address, consolidate, extras }: CheckedQuoteRequest,
  { packages, pastDue, rates }: Facts,
  now: Date,
): StoredQuote {
  const isConsolidated = packageIds.length > 1 && (consolidate ?? Boolean(rates?.consolidation));
  const asked = extras ?? { repack: false, insurance: false, photos: false };
  const shipment = {
    packages,
    destination: address,
    consolidate: isConsolidated,
    extras: asked,
    pastDue,
  };
  return {
    id: newId('qte'),
    expiresAt: new Date(now.getTime() + (rates?.quoteDays ?? longestDays) * dayMs).toISOString(),
    packageIds,
    address,
    consolidate: isConsolidated,
    extras: asked,
    offers: offersOf(rates),
    ...priced(shipment, rates),
  };
}

/**
 * POST quoteShipment: what each of the warehouse's services asks for packages to an address, or why it can't take them;
 * kept, so that it can be honoured (`readQuote`). Its work is bounded by the most packages of a quote and the most
 * services of a rate set.
 * @throws AppError 1001, 1010, 1040, 1042 for a package that is not at the warehouse, 1043 after 300 quotes in an hour
 */
export async function quoteShipment(
  request: Request,
  caller: Caller,
  { db, clock }: ProductDependencies,
): Promise<StoredQuote> {
  requireActive(caller);
  const { account, warehouse } = caller;
  const asked = await parseBody(checkedQuoteRequestSchema(ownAddresses(account)), request);
  const now = clock();
  await limitQuotes(db, caller, now);
  const rows = await requirePackages(db, caller, asked.packageIds);
  const pastDue = await pastDueOf(db, caller, now);
  const set = await rateSetOn(db, account.warehouseId, calendarDay(now, warehouse.timeZone));
  const packages = rows.map(toQuotedPackage);
  const quote = quoteOf(asked, { packages, pastDue, rates: set?.rates }, now);
  await keepQuote(db, quote, { accountId: account.id, set, packages, now });
  return quote;
}
