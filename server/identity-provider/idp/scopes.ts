import type { ConnectedApp } from '@/server/database/repositories/identity/identity-apps';

/** The scopes, in plain words. */
const descriptions = {
  openid: 'Know who you are here.',
  email: 'See your e-mail addresses.',
  phone: 'See your phone numbers.',
  profile: 'See your picture and language.',
  offline_access: 'Keep this access while you are away.',
  full_access: 'Use this portal as you.',
} as const;

export type Scope = keyof typeof descriptions;

export const supportedScopes = Object.keys(descriptions) as Scope[];

const isKnown = (scope: string): scope is Scope => Object.hasOwn(descriptions, scope);

/** Whether a user can grant a scope to an app: `full_access` is for first-party apps only. */
function isGrantable(scope: string, app: Pick<ConnectedApp, 'firstParty'>): scope is Scope {
  return isKnown(scope) && (scope !== 'full_access' || app.firstParty);
}

/** Each requested scope, once, and whether it can be granted. */
export function scopeResults(scopes: string[], app: Pick<ConnectedApp, 'firstParty'>) {
  return [...new Set(scopes)].map((scope) => ({
    scope,
    is_grantable: isGrantable(scope, app),
    description: isKnown(scope) ? descriptions[scope] : '',
  }));
}

/** Those of the scopes that can be granted. */
export function grantableScopes(scopes: string[], app: Pick<ConnectedApp, 'firstParty'>): Scope[] {
  return [...new Set(scopes)].filter((scope) => isGrantable(scope, app));
}
