import { onboardingSchema, termsVersion } from '@/lib/domain/account/onboarding';
import type { FieldErrors } from '@/lib/contract/errors';
import { validate } from '@/lib/validation/validate';
import { readAnswers } from './read-answers';
import type { Draft, OnboardInfo } from './store';

/** The errors of both steps' answers; loaded with the first error. */
export function answersProblems(answers: Draft, info: OnboardInfo): FieldErrors {
  const checked = validate(onboardingSchema, { ...readAnswers(answers, info), termsVersion });
  return checked.ok ? {} : checked.errors;
}
