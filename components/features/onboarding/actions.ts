'use server';

import { completeOnboarding, isOnboardingComplete } from '@/lib/bff/product-api/server';
import {
  onboardingCheckSchema,
  onboardingSchema,
  termsVersion,
  type OnboardingResult,
  type OnboardingState,
} from '@/lib/domain/account/onboarding';
import { ErrorCode, type Result } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { validate, type Validation } from '@/lib/validation/validate';
import { detailsSchema, type Details } from './schemas';

/** The state of a token, for a page reloaded after the token was removed from its address. */
export async function checkToken(token: unknown): Promise<Result<OnboardingState>> {
  const check = onboardingCheckSchema.safeParse({ warehouseToken: token });
  if (check.success) return isOnboardingComplete(check.data.warehouseToken);
  return {
    ok: false,
    error: { code: ErrorCode.warehouseTokenInvalid, message: text('onboardingPage.brokenLink') },
  };
}

/** Validates the first step's details, so that the visitor sees errors before the second. */
export async function checkDetails(details: unknown): Promise<Validation<Details>> {
  return validate(detailsSchema, details);
}

/** Completes the onboarding with both steps' answers. */
export async function finishOnboarding(input: Record<string, unknown>): Promise<Result<OnboardingResult>> {
  const checked = validate(onboardingSchema, { ...input, termsVersion });
  if (checked.ok) return completeOnboarding(checked.data);
  const message = text('onboardingPage.wrongDetails');
  return { ok: false, error: { code: ErrorCode.validationFailed, message, fields: checked.errors } };
}
