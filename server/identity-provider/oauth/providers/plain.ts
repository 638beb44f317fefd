import {
  amazonProfile,
  bitbucketEmails,
  bitbucketProfile,
  coinbaseProfile,
  discordProfile,
  facebookProfile,
  figmaProfile,
  githubEmails,
  githubProfile,
  snapchatProfile,
  tiktokProfile,
  twitterProfile,
} from './plain-profiles';
import type { PlainRow } from './row';

const plain = { protocol: 'oauth2', clientAuthentication: 'post' } as const;

const snapchatScope = (name: string) => `https://auth.snapchat.com/oauth2/api/user.${name}`;
const snapchatQuery = new URLSearchParams({ query: '{me{externalId bitmoji{avatar}}}' }).toString();

/** The providers with plain OAuth 2, or whose OpenID Connect returns less than their own API. */
export const plainRows = {
  github: {
    ...plain,
    authorization: 'https://github.com/login/oauth/authorize',
    token: 'https://github.com/login/oauth/access_token',
    userInfo: 'https://api.github.com/user',
    emails: { url: 'https://api.github.com/user/emails', read: githubEmails },
    scopes: ['read:user', 'user:email'],
    profile: githubProfile,
  },
  facebook: {
    ...plain,
    authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
    token: 'https://graph.facebook.com/v23.0/oauth/access_token',
    userInfo: 'https://graph.facebook.com/v23.0/me?fields=id,email,picture',
    scopes: ['public_profile', 'email'],
    scopeSeparator: ',',
    profile: facebookProfile,
  },
  discord: {
    ...plain,
    authorization: 'https://discord.com/oauth2/authorize',
    token: 'https://discord.com/api/oauth2/token',
    userInfo: 'https://discord.com/api/v10/users/@me',
    scopes: ['identify', 'email'],
    profile: discordProfile,
  },
  amazon: {
    ...plain,
    authorization: 'https://www.amazon.com/ap/oa',
    token: 'https://api.amazon.com/auth/o2/token',
    userInfo: 'https://api.amazon.com/user/profile',
    scopes: ['profile'],
    profile: amazonProfile,
  },
  bitbucket: {
    ...plain,
    authorization: 'https://bitbucket.org/site/oauth2/authorize',
    token: 'https://bitbucket.org/site/oauth2/access_token',
    userInfo: 'https://api.bitbucket.org/2.0/user',
    emails: { url: 'https://api.bitbucket.org/2.0/user/emails', read: bitbucketEmails },
    scopes: ['account', 'email'],
    clientAuthentication: 'basic',
    profile: bitbucketProfile,
  },
  coinbase: {
    ...plain,
    authorization: 'https://login.coinbase.com/oauth2/auth',
    token: 'https://login.coinbase.com/oauth2/token',
    userInfo: 'https://api.coinbase.com/v2/user',
    scopes: ['wallet:user:read', 'wallet:user:email'],
    scopeSeparator: ',',
    profile: coinbaseProfile,
  },
  twitter: {
    ...plain,
    authorization: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    userInfo: 'https://api.x.com/2/users/me?user.fields=confirmed_email,profile_image_url',
    scopes: ['users.read', 'users.email', 'tweet.read'],
    clientAuthentication: 'basic',
    profile: twitterProfile,
  },
  tiktok: {
    ...plain,
    authorization: 'https://www.tiktok.com/v2/auth/authorize/',
    token: 'https://open.tiktokapis.com/v2/oauth/token/',
    userInfo: 'https://open.tiktokapis.com/v2/user/info/?fields=open_id,avatar_url',
    scopes: ['user.info.basic'],
    scopeSeparator: ',',
    clientIdName: 'client_key',
    profile: tiktokProfile,
  },
  snapchat: {
    ...plain,
    authorization: 'https://accounts.snapchat.com/accounts/oauth2/auth',
    token: 'https://accounts.snapchat.com/accounts/oauth2/token',
    userInfo: `https://kit.snapchat.com/v1/me?${snapchatQuery}`,
    scopes: [snapchatScope('external_id'), snapchatScope('bitmoji.avatar')],
    profile: snapchatProfile,
  },
  figma: {
    ...plain,
    authorization: 'https://www.figma.com/oauth',
    token: 'https://api.figma.com/v1/oauth/token',
    userInfo: 'https://api.figma.com/v1/me',
    scopes: ['current_user:read'],
    clientAuthentication: 'basic',
    profile: figmaProfile,
  },
} as const satisfies Record<string, PlainRow>;
