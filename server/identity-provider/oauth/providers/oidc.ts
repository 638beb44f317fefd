import { z } from 'zod';
import {
  emailField,
  localeField,
  pictureField,
  subjectField,
  verifiedField,
} from '@/server/identity-provider/oauth/profile';
import type { OidcRow } from './row';

const claims = {
  sub: subjectField,
  email: emailField,
  email_verified: verifiedField,
  picture: pictureField,
  locale: localeField,
};

/** The standard claims of OpenID Connect Core 5.1. */
const standardProfile = z
  .object(claims)
  .transform(({ sub, email, email_verified: emailVerified, picture, locale }) => ({
    subject: sub,
    email,
    emailVerified,
    picture,
    locale,
  }));

/**
 * An administrator of any Microsoft tenant may write any address into `email`. Only `xms_edov` says that the address's
 * domain has been verified; it is an optional claim, enabled at the app's registration.
 */
const microsoftProfile = z
  .object({ ...claims, xms_edov: verifiedField })
  .transform(({ sub, email, xms_edov: emailVerified, picture, locale }) => ({
    subject: sub,
    email,
    emailVerified,
    picture,
    locale,
  }));

const oidc = {
  protocol: 'oidc',
  scopes: ['openid', 'email', 'profile'],
  clientAuthentication: 'post',
  profile: standardProfile,
} as const satisfies Partial<OidcRow>;

/** Twitch wants each claim requested. */
const twitchClaims = { email: null, email_verified: null, picture: null };

/** The providers with OpenID Connect. */
export const oidcRows = {
  google: { ...oidc, issuer: 'https://accounts.google.com' },
  apple: {
    ...oidc,
    issuer: 'https://appleid.apple.com',
    // With a scope Apple answers by form_post only.
    scopes: ['openid', 'email'],
    formPost: true,
    clientAuthentication: 'apple',
  },
  microsoft: {
    ...oidc,
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    tenantIssuer: true,
    profile: microsoftProfile,
  },
  gitlab: { ...oidc, issuer: 'https://gitlab.com', userInfo: true },
  salesforce: { ...oidc, issuer: 'https://login.salesforce.com', userInfo: true },
  slack: { ...oidc, issuer: 'https://slack.com' },
  linkedin: { ...oidc, issuer: 'https://www.linkedin.com/oauth', pkce: false, nonce: false },
  twitch: {
    ...oidc,
    issuer: 'https://id.twitch.tv/oauth2',
    scopes: ['openid', 'user:read:email'],
    parameters: { claims: JSON.stringify({ id_token: twitchClaims }) },
  },
  yahoo: { ...oidc, issuer: 'https://api.login.yahoo.com', userInfo: true },
} as const satisfies Record<string, OidcRow>;
