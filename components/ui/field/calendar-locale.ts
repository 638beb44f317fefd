import type { DayPickerLocale } from 'react-day-picker/locale';
import type { Language } from '@/lib/text/language';
import { currentLanguage } from '@/lib/text/text';
import { untilLoaded } from '@/components/ui/hooks/until-loaded';

/** The day picker itself speaks US English, also for a language that the warehouse added. */
const locales: Partial<Record<Language, () => Promise<DayPickerLocale>>> = {
  'en-GB': async () => (await import('react-day-picker/locale/en-GB')).enGB,
  es: async () => (await import('react-day-picker/locale/es')).es,
  fr: async () => (await import('react-day-picker/locale/fr')).fr,
  'pt-BR': async () => (await import('react-day-picker/locale/pt-BR')).ptBR,
  de: async () => (await import('react-day-picker/locale/de')).de,
  ar: async () => (await import('react-day-picker/locale/ar')).ar,
};

let loading: Promise<DayPickerLocale> | undefined;

/** The words of the day picker in the document's language; undefined for its own. Always the same promise. */
export function calendarLocale(): Promise<DayPickerLocale> | undefined {
  const load = locales[currentLanguage()];
  if (load) loading ??= untilLoaded(load)();
  return loading;
}
