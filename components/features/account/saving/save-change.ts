import 'server-only';
import { requireAccount, updateAccount } from '@/lib/bff/product-api/server';
import { isSame } from '@/lib/domain/values/is-same';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { fieldsOf, toUpdate, type AccountField, type AccountFields } from '../account-fields';
import type { SaveResult } from './change';
import { checkChange } from './check';
import { merge } from './merge';

interface Wanted {
  base: AccountFields;
  mine: Partial<AccountFields>;
  version: number;
}

/** Others may save repeatedly meanwhile. */
const tries = 3;

const failed = ({ code, message, retryAfter }: ErrorView): SaveResult => ({
  outcome: 'failed',
  code,
  message,
  ...(retryAfter !== undefined && { retryAfter }),
});

/** The changes other than those the customer saved. */
function elsewhere(base: AccountFields, saved: AccountFields, mine: Partial<AccountFields>): AccountField[] {
  const fields = Object.keys(base) as AccountField[];
  return fields.filter((field) => !Object.hasOwn(mine, field) && !isSame(base[field], saved[field]));
}

/**
 * Saves a customer's change. A version conflict (1041) on other fields or list entries is merged without a
 * question. On the same ones both values are returned, with the version that won, so that saving again is a
 * decision.
 */
export async function saveChange({ base, mine: typed, version }: Wanted): Promise<SaveResult> {
  const { mine, errors } = checkChange(typed, base);
  if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors };
  let now = { fields: base, version };
  let merged = merge(base, mine, base);
  for (let n = 0; n < tries; n++) {
    const result = await updateAccount(toUpdate(merged.mine, now.fields, now.version));
    if (result.ok) {
      const fields = fieldsOf(result.data);
      return {
        outcome: 'saved',
        fields,
        version: result.data.version,
        changedElsewhere: [...elsewhere(base, fields, mine), ...merged.joined],
      };
    }
    const { code, fields: problems } = result.error;
    if (code === ErrorCode.validationFailed && problems) return { outcome: 'invalid', errors: problems };
    if (code !== ErrorCode.versionConflict) return failed(result.error);
    const account = await requireAccount();
    if (!account.ok) return failed(account.error);
    now = { fields: fieldsOf(account.data), version: account.data.version };
    merged = merge(base, mine, now.fields);
    const { conflicts } = merged;
    if (conflicts.length > 0) {
      return { outcome: 'conflict', conflicts, current: now.fields, version: now.version };
    }
  }
  return { outcome: 'failed', code: ErrorCode.versionConflict, message: text('accountPage.busy') };
}
