import { currentTexts } from './current';
import { defaultLanguage, languageOf, type Language } from './language';

/** All languages to choose from. */
export const offeredLanguages = (): readonly Language[] => currentTexts().offered;

/** The language to use for a stored tag: the default one where its own is not offered. */
export const offeredLanguage = (tag: string): Language =>
  languageOf(tag, offeredLanguages()) ?? defaultLanguage;
