import type { FieldErrors } from '@/lib/contract/errors';
import type { AccountFields } from '../account-fields';
import { checkChange } from '../saving/check';
import { changesOf } from '../saving/merge';
import type { Profile } from './profile-state';

/** Errors of the changed details; loaded with the first error. */
export function profileProblems(profile: Profile, base: AccountFields): FieldErrors {
  return checkChange(changesOf(base, profile), base).errors;
}
