/** The languages that come with the portal, as BCP 47 tags; the first is the one of whoever asks for none of them. */
export const languages = ['en-US', 'en-GB', 'es', 'fr', 'pt-BR', 'de', 'ar'] as const;

/** One of them, or the tag of one that the warehouse added. */
export type Language = (typeof languages)[number] | (string & {});

export const defaultLanguage = 'en-US' satisfies Language;

/** The languages that are written from right to left, whatever the region. */
const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction in which a language is written, as the attribute `dir`. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Tags that accounts chose before a language had regional forms. */
const former: Partial<Record<string, Language>> = { en: 'en-US', pt: 'pt-BR' };

/** The language of a stored or given tag among those that are offered; undefined where there is none. */
export function languageOf(tag: string, offered: readonly Language[]): Language | undefined {
  const language = former[tag] ?? tag;
  return offered.includes(language) ? language : undefined;
}
