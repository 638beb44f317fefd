import { z } from 'zod';
import { text } from '@/lib/text/text';
import {
  accountSchema,
  capabilitiesSchema,
  emailSchema,
  languageSchema,
  nameSchema,
  preferencesSchema,
} from './account';
import { maxLength } from '../values/bounds';
import { bodyOf, shortText } from '../values/inputs';
import { openEnum } from '../values/open-enum';
import { newAddressSchema } from '../address/new-address';

const incomplete = { error: () => text('fields.onboarding.link') };
const warehouseTokenSchema = z.string(incomplete).min(1, incomplete).max(200, incomplete);

export const onboardingCheckSchema = z.object(
  { warehouseToken: warehouseTokenSchema },
  { error: () => text('fields.object') },
);

export const onboardingStateSchema = z.discriminatedUnion('complete', [
  z.object({
    complete: z.literal(false),
    step: openEnum(['details', 'verify']),
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
    capabilities: capabilitiesSchema.optional(),
  }),
  z.object({ complete: z.literal(true), loginHint: z.string() }),
]);
export type OnboardingState = z.infer<typeof onboardingStateSchema>;

export const termsVersion = '2026-01';

const notAccepted = { error: () => text('fields.onboarding.terms') };

/** In the order of the two steps' fields. */
export const onboardingSchema = bodyOf({
  warehouseToken: warehouseTokenSchema,
  name: nameSchema,
  email: emailSchema,
  phone: shortText(maxLength.phone).optional(),
  address: newAddressSchema(),
  companyName: shortText(maxLength.companyName).optional(),
  taxId: shortText(maxLength.taxId).optional(),
  language: languageSchema.optional(),
  preferences: preferencesSchema.optional(),
  acceptTerms: z.literal(true, notAccepted),
  termsVersion: z.string(notAccepted).max(20, notAccepted),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

export const onboardingResultSchema = z.object({
  account: accountSchema.pick({ id: true, name: true, suiteNumber: true, status: true }),
  signIn: z.object({ transport: openEnum(['email', 'sms']), hint: z.string() }),
});
export type OnboardingResult = z.infer<typeof onboardingResultSchema>;
