import { z } from 'zod';

/** The stored part of a provider's profile. */
export const profileSchema = z.object({
  /** The permanent id at the provider; an e-mail address may change hands. */
  subject: z.string(),
  email: z.string().nullable(),
  /** Whether the provider has verified the address. */
  emailVerified: z.boolean(),
  picture: z.string(),
  locale: z.string(),
});

export type Profile = z.infer<typeof profileSchema>;

/** Some providers use numbers as ids. */
export const subjectField = z
  .union([z.string().min(1).max(255), z.int()], { error: 'The provider names nobody' })
  .transform(String);

/** A normalised address; null when it is missing or invalid. */
export const emailField = z.string().trim().toLowerCase().pipe(z.email().max(254)).nullable().catch(null);

/** `true`, or `"true"` as Apple and Amazon Cognito write it; anything else is unverified. */
export const verifiedField = z
  .union([z.literal(true), z.literal('true'), z.literal(1), z.literal('1')])
  .transform(() => true)
  .catch(false);

/** A picture's https address, or nothing: it is shown on pages that load nothing else from external hosts. */
export const pictureField = z
  .url({ protocol: /^https$/ })
  .max(1_000)
  .catch('');

/** A language tag such as `en` or `pt-BR`, or nothing. */
export const localeField = z
  .string()
  .regex(/^[a-z]{2,8}(?:[-_][a-z\d]{1,8}){0,3}$/i)
  .transform((tag) => tag.replaceAll('_', '-'))
  .catch('');
