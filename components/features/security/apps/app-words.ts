import { scopeWords } from '@/lib/i18n/scope-words';
import { currentLanguage, text } from '@/lib/text/text';

/** An app's scopes, as a sentence. */
export function grantSentence(granted: string[]): string {
  if (granted.length === 0) return text('security.apps.nothingGranted');
  const permissions = new Intl.ListFormat(currentLanguage()).format(granted.map(scopeWords));
  return text('security.apps.granted', { permissions });
}
