import type { z } from 'zod';
import { maxLength } from '@/lib/domain/values/bounds';
import { shortText } from '@/lib/domain/values/inputs';
import { phoneProblem } from '@/lib/domain/address/new-address';
import { onboardingSchema } from '@/lib/domain/account/onboarding';
import { toE164 } from '@/lib/domain/values/phone';

/** The first step's part of the onboarding; an empty phone counts as none. */
export const detailsSchema = onboardingSchema.pick({ name: true, email: true }).extend({
  phone: shortText(maxLength.phone)
    .refine((phone) => phone === '' || toE164(phone) !== null, { error: phoneProblem })
    .transform((phone) => toE164(phone) ?? ''),
});
export type Details = z.infer<typeof detailsSchema>;
