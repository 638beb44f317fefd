import { scopeWords } from '@/lib/i18n/scope-words';

/** An app's scopes, as a sentence. */
export function grantSentence(granted: string[]): string {
  if (granted.length === 0) return 'It may see nothing of your account.';
  return `It may ${new Intl.ListFormat('en-US').format(granted.map(scopeWords))}.`;
}
