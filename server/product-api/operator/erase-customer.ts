import { z } from 'zod';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { erasureSchema, type Erasure } from '@/lib/domain/operator/erasure';
import { formatMoney } from '@/lib/format';
import type { Database } from '@/server/database';
import { eraseAccount } from '@/server/database/repositories/erasure/account';
import { countBooks } from '@/server/database/repositories/erasure/books';
import { eraseGoods } from '@/server/database/repositories/erasure/goods';
import { eraseUsers } from '@/server/database/repositories/erasure/identity';
import { eraseNews } from '@/server/database/repositories/erasure/news';
import { readUnderWay, type UnderWay } from '@/server/database/repositories/erasure/under-way';
import {
  lockCustomers,
  serialiseWarehouse,
  type CustomerRow,
} from '@/server/database/repositories/operators/operators-requests';
import type { ProductDependencies } from '../http/caller';
import { notAllowed } from '../not-allowed';
import { suiteSchema } from './fields';
import { managingCall, type ManagingCall } from './managing';

/** Names in one error. */
const mostNamed = 10;

function named(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length - mostNamed;
  const some = names.slice(0, mostNamed).join(', ');
  return [`${what} (${more > 0 ? `${some} and ${more} more` : some})`];
}

/** What has to be settled first, in an operator's words. */
const inWords = ({ packages, shipments, invoices, payments, refunds, credit }: UnderWay): string[] => [
  ...named('packages without an end', packages),
  ...named('shipments without an end', shipments),
  ...named('invoices that are draft or open', invoices),
  ...named('payments under way', payments),
  ...named('refunds under way', refunds),
  ...named('credit to be refunded', credit.map(formatMoney)),
];

/** @throws AppError 1042 for an account that is not closed, or has something under way */
async function requireErasable(tx: Database, { id, status, suiteNumber }: CustomerRow): Promise<void> {
  if (status === 'erased') throw notAllowed(`The customer of suite ${suiteNumber} was erased before`);
  if (status !== 'closed')
    throw notAllowed(`The account of suite ${suiteNumber} is ${status}; close it before it is erased`);
  const left = inWords(await readUnderWay(tx, id));
  if (left.length > 0)
    throw notAllowed(`Suite ${suiteNumber} can't be erased, for there are still: ${left.join('; ')}`);
}

/** Undoes a dry run. */
class DryRun extends Error {
  readonly erasure: Erasure;

  constructor(erasure: Erasure) {
    super('A dry run changes nothing');
    this.erasure = erasure;
  }
}

/** A customer by their suite. */
interface Asked {
  warehouseId: string;
  suiteNumber: string;
  dryRun: boolean;
}

async function eraseIn(
  tx: Database,
  { warehouseId, suiteNumber, dryRun }: Asked,
  now: Date,
): Promise<Erasure> {
  await serialiseWarehouse(tx, warehouseId);
  const account = (await lockCustomers(tx, warehouseId, [suiteNumber])).get(suiteNumber);
  if (!account) throw new AppError(ErrorCode.pathNotFound, `There is no customer of suite ${suiteNumber}`);
  await requireErasable(tx, account);
  const { id } = account;
  const goods = await eraseGoods(tx, id, now);
  const news = await eraseNews(tx, id);
  const { users, elsewhere } = await eraseUsers(tx, account, now);
  await eraseAccount(tx, account, now);
  return {
    id,
    suiteNumber,
    dryRun,
    erased: { packages: goods.packages, shipments: goods.shipments, ...news, users },
    kept: { ...(await countBooks(tx, id)), packages: goods.keptPackages },
    elsewhere: { users: elsewhere, photos: goods.photos },
  };
}

/**
 * Takes all that identifies a customer out of the database, in one transaction; their books stay (decision 061). Their
 * sessions end at once. A dry run does the same and undoes it.
 * @throws AppError 1001 for a suite without a customer, 1042 unless the account is closed and nothing is under way
 */
export async function eraseCustomer(
  { db, clock }: Pick<ProductDependencies, 'db' | 'clock'>,
  asked: Asked,
): Promise<Erasure> {
  try {
    return await db.transaction(async (tx) => {
      const erasure = await eraseIn(tx, asked, clock());
      if (asked.dryRun) throw new DryRun(erasure);
      return erasure;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.erasure;
    throw error;
  }
}

/** The call by which operators' systems erase customers. */
export const operatorErasureCalls: Record<string, ManagingCall> = {
  eraseCustomer: managingCall({
    method: 'POST',
    summary:
      'Takes all that identifies a customer away for good, once the account is closed and nothing is under way; the books stay',
    scope: 'customers:erase',
    input: z.strictObject({ suiteNumber: suiteSchema, dryRun: z.boolean().default(false) }),
    answer: erasureSchema,
    act: ({ operator: { warehouseId }, dependencies }, given) =>
      eraseCustomer(dependencies, { warehouseId, ...given }),
  }),
};
