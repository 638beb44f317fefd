/** The sign-in methods that an installation can offer (SPEC section 7), in the login screen's order. */
export const signInMethods = [
  'email_code',
  'sms_code',
  'whatsapp_code',
  'magic_link',
  'password',
  'passkey',
  'oauth',
  'wallet',
] as const;

export type SignInMethod = (typeof signInMethods)[number];

/** The OAuth providers of SPEC section 7, by their names on the wire. */
export const oauthProviders = [
  'google',
  'apple',
  'microsoft',
  'github',
  'gitlab',
  'facebook',
  'discord',
  'salesforce',
  'slack',
  'amazon',
  'bitbucket',
  'linkedin',
  'coinbase',
  'twitch',
  'twitter',
  'tiktok',
  'snapchat',
  'figma',
  'yahoo',
] as const;

export type OAuthProvider = (typeof oauthProviders)[number];
