import type { Settings } from '@/lib/runtime/settings/settings';
import { log } from './log';

/** Warns once, at the start, that the public token is malformed (SPEC section 5). */
export function warnOfPublicToken({ identity }: Pick<Settings, 'identity'>): void {
  if (identity.publicToken.startsWith('public-token-')) return;
  log.warn('public_token_malformed', { setting: 'STYTCH_PUBLIC_TOKEN', expected: 'public-token-…' });
}
