import type { Language } from '@/lib/text/language';
import { accentsFont, arabicFont } from './by-language';

/** The file of the letters that a page in a language needs beside those of English; null if it needs none. */
export function fontOfLanguage(tag: Language): string | null {
  const { language, script } = new Intl.Locale(tag).maximize();
  if (script === 'Arab') return arabicFont;
  return script === 'Latn' && language !== 'en' ? accentsFont : null;
}
