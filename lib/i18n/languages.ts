/** The languages a customer can have messages in, each by its own name. */
export const languages: Record<string, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
};
