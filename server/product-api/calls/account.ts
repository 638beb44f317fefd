import type { Account } from '@/lib/domain/account/account';
import { accountChangeSchema } from '@/lib/domain/account/account-change';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { toAccount } from '@/server/database/repositories/accounts/account-view';
import { updateAccount as storeUpdate } from '@/server/database/repositories/accounts/accounts';
import { capabilitiesOf } from '../capabilities';
import { requireActive, type Caller, type ProductDependencies } from '../http/caller';
import { parseBody } from '../http/input';

const answerOf = ({ account, warehouse, unread }: Caller, dependencies: ProductDependencies): Account => ({
  ...toAccount(account, warehouse),
  capabilities: capabilitiesOf(dependencies),
  unreadNotifications: unread,
});

/** GET getAccount. */
export async function getAccount(
  _request: Request,
  caller: Caller,
  dependencies: ProductDependencies,
): Promise<Account> {
  return answerOf(caller, dependencies);
}

/** POST updateAccount: the editable part only (security 18), refused with 1041 after a concurrent change. */
export async function updateAccount(
  request: Request,
  caller: Caller,
  dependencies: ProductDependencies,
): Promise<Account> {
  const { db, clock } = dependencies;
  requireActive(caller);
  const { account } = caller;
  const update = await parseBody(accountChangeSchema(account), request);
  const changed = await storeUpdate(db, account.id, update, clock());
  if (!changed) throw new AppError(ErrorCode.versionConflict, text('answersPage.accountChanged'));
  return answerOf({ ...caller, account: changed }, dependencies);
}
