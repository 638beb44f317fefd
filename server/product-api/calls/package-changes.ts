import { carrierOffers } from '@/lib/domain/carrier/numbers';
import { announcedName } from '@/lib/domain/carrier/announced-name';
import { declaredValueOf } from '@/lib/domain/package/declared-value';
import type { Package } from '@/lib/domain/package/package';
import {
  declarableStatuses,
  declarationSchema,
  nicknameChangeSchema,
  preAlertSchema,
  type PreAlert,
} from '@/lib/domain/package/package-changes';
import type { PackageStatus } from '@/lib/domain/package/package-statuses';
import { statusLabel } from '@/lib/i18n/package-words';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { newId } from '@/server/database/ids';
import { packagesOfNumber } from '@/server/database/repositories/packages/packages-change';
import {
  insertPackage,
  newReference,
  type NewPackage,
} from '@/server/database/repositories/packages/packages-write';
import { serialiseAccount } from '@/server/database/repositories/packages/tracking';
import { requireActive, type Caller, type ProductDependencies } from '../http/caller';
import { invalidFields, parseBody } from '../http/input';
import { changeOwn, ownPackage, recordChange, requireVersion } from './own-package';

function announced(preAlert: PreAlert, { account }: Caller, now: Date): NewPackage {
  const { trackingNumber, contents = [], nickname, merchantName = '', orderNumber } = preAlert;
  const carrier = preAlert.carrier ?? carrierOffers(trackingNumber)[0]?.slug ?? 'unknown';
  return {
    id: newId('pkg'),
    accountId: account.id,
    warehouseId: account.warehouseId,
    reference: newReference(),
    status: 'expected',
    statusChangedAt: now,
    description: preAlert.description || contents[0]?.description || announcedName(carrier, trackingNumber),
    nickname: nickname || null,
    merchant:
      merchantName || orderNumber ? { name: merchantName, ...(orderNumber && { orderNumber }) } : null,
    inbound: { carrier, trackingNumber, trackingStatus: 'pending' },
    contents,
    declaredValue: declaredValueOf(contents) ?? null,
    declarationStatus: contents.length > 0 ? 'estimated' : 'missing',
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * POST preAlertPackage: an expected package. The same number again returns the same package.
 * @throws AppError 1010, also when the number belongs to a package that has arrived; 1040
 */
export async function preAlertPackage(
  request: Request,
  caller: Caller,
  { db, clock }: ProductDependencies,
): Promise<Package> {
  requireActive(caller);
  const preAlert = await parseBody(preAlertSchema, request);
  const { id: accountId } = caller.account;
  const id = await db.transaction(async (tx) => {
    await serialiseAccount(tx, accountId);
    const known = await packagesOfNumber(tx, accountId, preAlert.trackingNumber);
    const expected = known.find(({ status }) => status === 'expected');
    if (expected) return expected.id;
    const [other] = known;
    if (other) {
      const status = statusLabel(other.status);
      const trackingNumber = text('packagesPage.changes.numberTaken', { reference: other.reference, status });
      throw invalidFields({ trackingNumber });
    }
    const now = clock();
    const row = announced(preAlert, caller, now);
    await insertPackage(tx, row);
    await recordChange(tx, { kind: 'package.announced', data: {} }, row, now);
    return row.id;
  });
  return ownPackage(db, accountId, id, clock());
}

const isDeclarable = (status: PackageStatus) => declarableStatuses.has(status);

/**
 * POST declarePackage: a package's contents and their value.
 * @throws AppError 1001, 1010, 1040, 1041 after a concurrent change, 1042 once it is being prepared
 */
export function declarePackage(request: Request, caller: Caller, dependencies: ProductDependencies) {
  return changeOwn({ schema: declarationSchema }, request, caller, dependencies, (row, input) => {
    if (!isDeclarable(row.status)) {
      const message = text('packagesPage.changes.contentsFinal', { status: statusLabel(row.status) });
      throw new AppError(ErrorCode.transitionNotAllowed, message);
    }
    requireVersion(row, input);
    const { contents, declarationStatus } = input;
    const columns = {
      contents,
      declarationStatus,
      declaredValue: declaredValueOf(contents) ?? null,
      // The requested action is done.
      ...(row.nextAction?.code === 'declare_contents' && { nextAction: null }),
    };
    return { columns, event: { kind: 'package.declared', data: {} } };
  });
}

/** POST setPackageNickname: an empty one removes it. @throws AppError 1001, 1010, 1040 */
export function setPackageNickname(request: Request, caller: Caller, dependencies: ProductDependencies) {
  return changeOwn({ schema: nicknameChangeSchema }, request, caller, dependencies, (row, input) => {
    const nickname = input.nickname || null;
    if (nickname === row.nickname) return null;
    return { columns: { nickname }, event: { kind: 'package.nicknamed', data: {} } };
  });
}
