import type { Language } from './language';

/** Whether a language is written in Arabic letters, as Persian and Urdu are. */
export const isArabicScript = (language: Language): boolean =>
  new Intl.Locale(language).maximize().script === 'Arab';
