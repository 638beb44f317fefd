import type { Account } from '@/lib/domain/account/account';
import { accountChangeSchema } from '@/lib/domain/account/account-change';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { toAccount } from '@/server/database/repositories/accounts/account-view';
import { updateAccount as storeUpdate } from '@/server/database/repositories/accounts/accounts';
import { capabilities } from '../capabilities';
import { requireActive, type Caller, type ProductDependencies } from '../http/caller';
import { parseBody } from '../http/input';

const answerOf = (...account: Parameters<typeof toAccount>): Account => ({
  ...toAccount(...account),
  capabilities,
});

/** GET getAccount. */
export async function getAccount(_request: Request, { account, warehouse }: Caller): Promise<Account> {
  return answerOf(account, warehouse);
}

/** POST updateAccount: the editable part only (security 18), refused with 1041 after a concurrent change. */
export async function updateAccount(
  request: Request,
  caller: Caller,
  { db, clock }: ProductDependencies,
): Promise<Account> {
  requireActive(caller);
  const { account, warehouse } = caller;
  const update = await parseBody(accountChangeSchema(account), request);
  const changed = await storeUpdate(db, account.id, update, clock());
  if (!changed) throw new AppError(ErrorCode.versionConflict, text('answersPage.accountChanged'));
  return answerOf(changed, warehouse);
}
