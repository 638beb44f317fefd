import { z } from 'zod';
import { accountSchema, emailSchema, languageSchema, nameSchema, preferencesSchema } from './account';
import { addressSchema } from './common';

export const onboardingCheckSchema = z.object({ warehouseToken: z.string().min(1).max(200) });

export const onboardingStateSchema = z.discriminatedUnion('complete', [
  z.object({
    complete: z.literal(false),
    step: z.enum(['details', 'verify']),
    warehouse: z.object({
      name: z.string(),
      code: z.string(),
      locality: z.string(),
      countryCode: z.string(),
    }),
    suiteNumber: z.string(),
    /** Masked, such as `a•••@example.com`. */
    prefill: z.object({
      name: z.string().optional(),
      email: z.string().optional(),
      phone: z.string().optional(),
    }),
    required: z.array(z.string()),
  }),
  z.object({ complete: z.literal(true), loginHint: z.string() }),
]);
export type OnboardingState = z.infer<typeof onboardingStateSchema>;

export const termsVersion = '2026-01';

export const onboardingSchema = z.strictObject({
  warehouseToken: z.string().min(1).max(200),
  name: nameSchema,
  email: emailSchema,
  phone: z.string().max(32).optional(),
  address: addressSchema,
  language: languageSchema.optional(),
  companyName: z.string().trim().max(120).optional(),
  taxId: z.string().trim().max(40).optional(),
  preferences: preferencesSchema.optional(),
  acceptTerms: z.literal(true, { error: 'Accept the terms to go on' }),
  termsVersion: z.string().max(20),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

export const onboardingResultSchema = z.object({
  account: accountSchema.pick({ id: true, name: true, suiteNumber: true, status: true }),
  signIn: z.object({ transport: z.enum(['email', 'sms']), hint: z.string() }),
});
export type OnboardingResult = z.infer<typeof onboardingResultSchema>;
