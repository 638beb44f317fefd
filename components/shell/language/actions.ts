'use server';

import { z } from 'zod';
import { requireAccount, updateAccount } from '@/lib/bff/product-api/server';
import { rememberLanguage } from '@/lib/bff/page/language';
import { currentSession } from '@/lib/bff/page/server';
import { ErrorCode, type Result } from '@/lib/contract/errors';
import type { Language } from '@/lib/text/language';
import { offeredLanguages } from '@/lib/text/offered';
import { actionInput } from '@/lib/validation/action-input';

/** Saves the language in the account, whatever else changed there meanwhile. */
async function saveInAccount(language: Language): Promise<Result<unknown>> {
  const account = await requireAccount();
  if (!account.ok) return account;
  const saved = await updateAccount({ language, version: account.data.version });
  const outdated = !saved.ok && saved.error.code === ErrorCode.versionConflict;
  return outdated ? saveInAccount(language) : saved;
}

/** Chooses the language of the portal: in the account of a customer who is signed in, and in this browser. */
export async function chooseLanguage(given: Language): Promise<Result<null>> {
  const language = actionInput(z.enum(offeredLanguages()), given);
  const session = await currentSession();
  if (session !== null && session !== 'unavailable') {
    const saved = await saveInAccount(language);
    if (!saved.ok) return saved;
  }
  await rememberLanguage(language);
  return { ok: true, data: null };
}
