import { formatList } from '@/lib/format';
import { scopeWords } from '@/lib/i18n/scope-words';
import { text } from '@/lib/text/text';

/** An app's scopes, as a sentence. */
export function grantSentence(granted: string[]): string {
  if (granted.length === 0) return text('security.apps.nothingGranted');
  const permissions = formatList(granted.map(scopeWords), 'and');
  return text('security.apps.granted', { permissions });
}
