import { z } from 'zod';
import { onboardingSchema } from '@/lib/domain/onboarding';
import { toE164 } from '@/lib/domain/phone';

/** The first step's own part of the onboarding; an empty phone is none. */
export const detailsSchema = onboardingSchema.pick({ name: true, email: true }).extend({
  phone: z
    .string()
    .trim()
    .max(32)
    .refine((text) => text === '' || toE164(text) !== null, {
      error: 'Enter a phone number with its country code, like +1 305 555 0142',
    })
    .transform((text) => toE164(text) ?? ''),
});
export type Details = z.infer<typeof detailsSchema>;
