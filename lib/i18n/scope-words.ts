import { text, type MessageKey } from '@/lib/text/text';

/** A connected app's permission for each scope, to follow "it’s allowed to". */
const words = {
  openid: 'scopes.openid',
  profile: 'scopes.profile',
  email: 'scopes.email',
  phone: 'scopes.phone',
  offline_access: 'scopes.offlineAccess',
  full_access: 'scopes.fullAccess',
} as const satisfies Record<string, MessageKey>;

const isKnown = (scope: string): scope is keyof typeof words => Object.hasOwn(words, scope);

/** A scope in plain words; an unknown one keeps its name. */
export function scopeWords(scope: string): string {
  return isKnown(scope) ? text(words[scope]) : scope;
}
