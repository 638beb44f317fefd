import { applyStoredTheme } from '@/lib/browser/appearance/apply-stored-theme';
import { standaloneIn, type StandaloneWords } from '@/lib/text/standalone';
import { chosenLanguage } from './chosen-language';

/**
 * Gives the page of a failed root layout the theme of this browser, where the boot script did not come.
 * @returns its words in the language of this browser
 */
export function restoreLostRoot(): StandaloneWords {
  if (!document.documentElement.dataset.preset) applyStoredTheme();
  return standaloneIn([chosenLanguage() ?? '', ...navigator.languages]);
}
