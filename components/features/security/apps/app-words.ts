import { scopeWords } from '@/lib/i18n/scope-words';

/** An app's scopes, as a sentence. */
export function grantSentence(granted: string[]): string {
  if (granted.length === 0) return 'It has no access to your account data.';
  return `It’s allowed to ${new Intl.ListFormat('en-US').format(granted.map(scopeWords))}.`;
}
