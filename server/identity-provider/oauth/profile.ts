import { z } from 'zod';

/** What is kept of what a provider says about who signed in. */
export const profileSchema = z.object({
  /** Who it is at the provider, for ever; an e-mail address may change hands. */
  subject: z.string(),
  email: z.string().nullable(),
  /** Whether the provider says that the address is proven to be theirs. */
  emailVerified: z.boolean(),
  picture: z.string(),
  locale: z.string(),
});

export type Profile = z.infer<typeof profileSchema>;

/** Some providers number their users. */
export const subjectField = z
  .union([z.string().min(1).max(255), z.int()], { error: 'The provider names nobody' })
  .transform(String);

/** An address in its one written form; null where there is none, or what is there is no address. */
export const emailField = z.string().trim().toLowerCase().pipe(z.email().max(254)).nullable().catch(null);

/** `true`, or `"true"` as Apple and Amazon Cognito write it; anything else is no proof. */
export const verifiedField = z
  .union([z.literal(true), z.literal('true'), z.literal(1), z.literal('1')])
  .transform(() => true)
  .catch(false);

/** A picture's https address, or nothing: it is shown on pages that load nothing else from elsewhere. */
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
