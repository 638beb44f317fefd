import { languageOf, type Language } from '@/lib/text/language';
import { offeredLanguages } from '@/lib/text/offered';

/** The portal's languages by their own names. */
const names: Partial<Record<Language, string>> = {
  'en-US': 'English (US)',
  'en-GB': 'English (UK)',
  es: 'Español',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  de: 'Deutsch',
  ar: 'العربية',
};

const nameOf = (language: Language): string =>
  names[language] ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** A language to choose, and what is stored for it. */
interface LanguageChoice {
  value: string;
  language: Language;
  name: string;
}

/**
 * The languages to choose from. One that is stored under a former tag keeps it, so that a form which changes something
 * else doesn't change the language.
 */
export function languageChoices(stored?: string): LanguageChoice[] {
  const offered = offeredLanguages();
  const chosen = stored === undefined ? undefined : languageOf(stored, offered);
  return offered.map((language) => ({
    value: language === chosen && stored !== undefined ? stored : language,
    language,
    name: nameOf(language),
  }));
}

/** The name of a stored language, or its tag. */
export function languageName(tag: string): string {
  const language = languageOf(tag, offeredLanguages());
  return language ? nameOf(language) : tag;
}
