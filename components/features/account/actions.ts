'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { ErrorCode } from '@/lib/contract/errors';
import { rememberLanguage } from '@/lib/bff/page/language';
import { actionInput } from '@/lib/validation/action-input';
import { offeredLanguage } from '@/lib/text/offered';
import { text } from '@/lib/text/text';
import {
  profileFields,
  profileOf,
  readProfile,
  wantedChanges,
  type Profile,
  type ProfileState,
} from './profile/profile-state';
import { changeSchema, type SaveResult } from './saving/change';
import { saveChange as save } from './saving/save-change';

const unreadable = (): SaveResult => ({
  outcome: 'failed',
  code: ErrorCode.validationFailed,
  message: text('accountPage.unreadable'),
});

/** The names of the fields within a sentence. */
const namesInSentence = {
  name: 'accountPage.elsewhere.name',
  companyName: 'accountPage.elsewhere.companyName',
  language: 'accountPage.elsewhere.language',
  timeZone: 'accountPage.elsewhere.timeZone',
  unitSystem: 'accountPage.elsewhere.unitSystem',
} as const satisfies Record<keyof Profile, string>;

/** Saves one change of the account, from any part of the screen. */
export async function saveChange(change: unknown): Promise<SaveResult> {
  const parsed = changeSchema.safeParse(change);
  if (!parsed.success) return unreadable();
  const result = await save(parsed.data);
  if (result.outcome === 'saved') {
    await rememberLanguage(offeredLanguage(result.fields.language));
    revalidatePath('/', 'layout');
  }
  return result;
}

const previousSchema = changeSchema.pick({ base: true, version: true });

/** Saves the details form, with or without JavaScript. Always returns the customer's input. */
export async function saveProfile(previous: ProfileState, data: FormData): Promise<ProfileState> {
  const profile = readProfile(actionInput(z.instanceof(FormData), data));
  const { base, version } = actionInput(previousSchema, previous);
  const result = await saveChange({ base, mine: wantedChanges(base, profile, data), version });
  switch (result.outcome) {
    case 'saved':
      return {
        outcome: 'saved',
        profile: profileOf(result.fields),
        base: result.fields,
        version: result.version,
        changedElsewhere: profileFields
          .filter((field) => result.changedElsewhere.includes(field))
          .map((field) => text(namesInSentence[field])),
      };
    case 'conflict': {
      const { conflicts, current } = result;
      return { outcome: 'conflict', profile, base: current, version: result.version, conflicts };
    }
    case 'invalid':
      return { outcome: 'invalid', profile, base, version, errors: result.errors };
    case 'failed':
      return { outcome: 'failed', profile, base, version, message: result.message, code: result.code };
  }
}
