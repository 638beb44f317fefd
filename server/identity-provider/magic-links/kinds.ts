import { z } from 'zod';

/** The differences between the kinds of links sent by e-mail. */
export const linkKinds = {
  magic_link: {
    /** `stytch_token_type` in the link's address, which tells the portal the purpose of the token. */
    tokenType: 'magic_links',
    /** The error for an unusable link, whatever the reason. */
    refusal: 'unable_to_auth_magic_link',
    badUrl: 'invalid_magic_link_url',
    /** The request named in the notice to an unknown address. */
    wanted: 'link',
  },
  password_reset: {
    tokenType: 'reset_password',
    refusal: 'unable_to_auth_password_reset_token',
    badUrl: 'invalid_password_reset_redirect_url',
    wanted: 'passwordLink',
  },
} as const;

export type LinkKind = keyof typeof linkKinds;

/** The stored data of a link's flow. */
export const linkDataSchema = z.object({
  methodId: z.string(),
  address: z.string(),
  purpose: z.enum(['sign_in', 'attach', 'decoy']),
  /** The PKCE challenge; null when the call that sent the link has none. */
  codeChallenge: z.string().nullable(),
});

export type LinkData = z.infer<typeof linkDataSchema>;
