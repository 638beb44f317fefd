'use server';

import { revalidatePath } from 'next/cache';
import { requireAccount, updateAccount } from '@/lib/api/server';
import { accountUpdateSchema } from '@/lib/domain/account';
import { ErrorCode, type FieldErrors } from '@/lib/errors';
import { differences, fieldsOf, readFields, toUpdate, type AccountFormState } from './account-form';

/**
 * Saves the account form. The customer's input comes back whatever happens; after a version conflict (1041) it comes
 * back on top of the version that won, so that saving again is a decision and not an accident.
 */
export async function saveAccount(_previous: AccountFormState, data: FormData): Promise<AccountFormState> {
  const fields = readFields(data);
  const version = Number(data.get('version'));
  const update = accountUpdateSchema.safeParse(toUpdate(fields, version));
  if (!update.success) {
    const errors: FieldErrors = {};
    for (const issue of update.error.issues) errors[issue.path.join('.')] ??= issue.message;
    return { outcome: 'invalid', fields, version, errors };
  }

  const result = await updateAccount(update.data);
  if (result.ok) {
    revalidatePath('/', 'layout');
    return { outcome: 'saved', fields: fieldsOf(result.data), version: result.data.version };
  }
  const { code, message } = result.error;
  if (code === ErrorCode.versionConflict) return conflict(fields, version, message);
  const outcome = code === ErrorCode.validationFailed ? 'invalid' : 'failed';
  return { outcome, fields, version, errors: result.error.fields, message, code };
}

async function conflict(
  fields: AccountFormState['fields'],
  version: number,
  message: string,
): Promise<AccountFormState> {
  const current = await requireAccount();
  if (!current.ok) return { outcome: 'failed', fields, version, message: current.error.message };
  return {
    outcome: 'conflict',
    fields,
    version: current.data.version,
    savedElsewhere: differences(fields, fieldsOf(current.data)),
    message,
    code: ErrorCode.versionConflict,
  };
}
