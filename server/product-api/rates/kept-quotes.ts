import type { QuotedPackage } from '@/lib/domain/rates/parcels';
import type { StoredQuote } from '@/lib/domain/rates/quote';
import { calendarDay } from '@/lib/format/calendar-day';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text, type WordKey } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { readWarehouse } from '@/server/database/repositories/operators/operators-warehouses';
import {
  addQuote,
  findQuote,
  packagesToQuote,
  type QuoteRow,
} from '@/server/database/repositories/rates/quotes';
import { rateSetOn, type RateSetRow } from '@/server/database/repositories/rates/rate-sets';
import { packagesDigest, toQuotedPackage } from './quoted-packages';

/** What a quote was made of. */
interface Basis {
  accountId: string;
  /** Undefined where the warehouse has no rates. */
  set: RateSetRow | undefined;
  packages: readonly QuotedPackage[];
  now: Date;
}

/** Stores a quote, so that it can be honoured. */
export async function keepQuote(db: Database, quote: StoredQuote, basis: Basis): Promise<void> {
  const { accountId, set, packages, now } = basis;
  await addQuote(db, {
    id: quote.id,
    accountId,
    rateSetId: set?.id ?? null,
    endsWithRates: !set || set.rates.quoteDays === null,
    packagesDigest: packagesDigest(packages),
    quote,
    createdAt: now,
    expiresAt: new Date(quote.expiresAt),
  });
}

interface Asking {
  account: { id: string; warehouseId: string };
  now: Date;
}

const over = (key: WordKey) => new AppError(ErrorCode.versionConflict, text(key));

/** Whether a quote is of the rates that count now. */
async function isOfRatesNow(db: Database, { rateSetId }: QuoteRow, { account, now }: Asking) {
  const { timeZone } = await readWarehouse(db, account.warehouseId);
  const set = await rateSetOn(db, account.warehouseId, calendarDay(now, timeZone));
  return (set?.id ?? null) === rateSetId;
}

async function hasSamePackages(db: Database, { quote, packagesDigest: then }: QuoteRow, { account }: Asking) {
  const rows = await packagesToQuote(db, account.id, quote.packageIds);
  return packagesDigest(rows.map(toQuotedPackage)) === then;
}

/**
 * A quote that is to be honoured: of this account, within its time, and of packages as they are. In a transaction that
 * has locked the packages it stays so until the end.
 * @throws AppError 1001 where the account has no such quote; 1041 when it holds no longer, with the reason: its time is
 * over, the rates have changed, or a package has
 */
export async function readQuote(db: Database, quoteId: string, asking: Asking): Promise<StoredQuote> {
  const row = await findQuote(db, asking.account.id, quoteId);
  if (!row) throw new AppError(ErrorCode.pathNotFound, text('answersPage.noSuchQuote'));
  if (asking.now >= row.expiresAt) throw over('answersPage.quoteOver');
  if (row.endsWithRates && !(await isOfRatesNow(db, row, asking))) throw over('answersPage.ratesChanged');
  if (!(await hasSamePackages(db, row, asking))) throw over('answersPage.quotedPackagesChanged');
  return row.quote;
}
