import { languageCookie } from '@/lib/text/language-cookie';
import { currentLanguage } from '@/lib/text/text';

/** Whether another language than the document's was chosen in this browser: the next page has to be a new document. */
export function otherLanguageChosen(): boolean {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  const chosen = pairs.find(([name]) => name === languageCookie)?.[1];
  return chosen !== undefined && chosen !== currentLanguage();
}
