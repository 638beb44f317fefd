import { currentLanguage } from '@/lib/text/text';
import type { Draft, OnboardInfo } from './store';

const addressFields = ['countryCode', 'line1', 'line2', 'locality', 'administrativeArea', 'postalCode'];

/** What applies to a customer who was not asked. */
const notAsked = { email: true, sms: false };

/** The channels that a customer is asked about: there is no text message without a phone. */
export const switchesFor = ({ switches = [], phone }: Pick<OnboardInfo, 'switches' | 'phone'>) =>
  switches.filter((channel) => channel !== 'sms' || phone !== '');

const text = (answers: Draft, name: string) => answers[name]?.trim() || undefined;

/** Both steps' answers in the shape of the call; empty ones are omitted, required lines stay. */
export function readAnswers(answers: Draft, info: OnboardInfo): Record<string, unknown> {
  const switches = switchesFor(info);
  const company = text(answers, 'companyName');
  const taxId = text(answers, 'taxId');
  const address = addressFields.map((name) => [name, text(answers, `address.${name}`)] as const);
  const given = address.filter(([name, value]) => value ?? ['line1', 'locality'].includes(name));
  return {
    warehouseToken: info.warehouseToken,
    name: info.name,
    email: info.email,
    ...(info.phone && { phone: info.phone }),
    address: {
      name: info.name,
      ...(company && { company }),
      ...Object.fromEntries(given.map(([name, value]) => [name, value ?? ''])),
    },
    ...(company && { companyName: company }),
    ...(taxId && { taxId }),
    language: text(answers, 'language') ?? currentLanguage(),
    preferences: {
      notifications: {
        email: switches.includes('email') ? 'notifyEmail' in answers : notAsked.email,
        sms: switches.includes('sms') ? 'notifySms' in answers : notAsked.sms,
      },
      repack: 'repack' in answers,
    },
    acceptTerms: 'acceptTerms' in answers,
  };
}
