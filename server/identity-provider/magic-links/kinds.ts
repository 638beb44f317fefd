import { z } from 'zod';

/** What differs between the links that go out by e-mail. */
export const linkKinds = {
  magic_link: {
    /** `stytch_token_type` in the link's address, by which the portal knows what the token is for. */
    tokenType: 'magic_links',
    /** The answer to a link that can't be used, whatever the reason. */
    refusal: 'unable_to_auth_magic_link',
    badUrl: 'invalid_magic_link_url',
    /** What an unknown address is told somebody asked for. */
    wanted: 'a sign-in link',
  },
  password_reset: {
    tokenType: 'reset_password',
    refusal: 'unable_to_auth_password_reset_token',
    badUrl: 'invalid_password_reset_redirect_url',
    wanted: 'a link to a new password',
  },
} as const;

export type LinkKind = keyof typeof linkKinds;

/** What a link's flow remembers. */
export const linkDataSchema = z.object({
  methodId: z.string(),
  address: z.string(),
  purpose: z.enum(['sign_in', 'attach', 'decoy']),
  /** The proof key's challenge; null when the call that sent the link carries none. */
  codeChallenge: z.string().nullable(),
});

export type LinkData = z.infer<typeof linkDataSchema>;
