import { languageInCookies } from '@/lib/text/language-cookie';
import { currentLanguage } from '@/lib/text/text';

/** The language chosen in this browser, or that of its last account. */
export function chosenLanguage(): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return languageInCookies((wanted) => pairs.find(([name]) => name === wanted)?.[1]);
}

/** Whether another language than the document's was chosen in this browser: the next page has to be a new document. */
export function otherLanguageChosen(): boolean {
  const chosen = chosenLanguage();
  return chosen !== undefined && chosen !== currentLanguage();
}
