import type { OnboardInfo } from './store';

const addressFields = ['countryCode', 'line1', 'line2', 'locality', 'administrativeArea', 'postalCode'];

function text(data: FormData, name: string): string | undefined {
  const value = data.get(name);
  return typeof value === 'string' && value.trim() ? value.trim() : undefined;
}

/** Both steps' answers in the shape of the call; what was left empty is left out, required lines stay. */
export function readAnswers(data: FormData, info: OnboardInfo): Record<string, unknown> {
  const company = text(data, 'companyName');
  const taxId = text(data, 'taxId');
  const address = addressFields.map((name) => [name, text(data, `address.${name}`)] as const);
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
    language: text(data, 'language') ?? 'en',
    preferences: {
      notifications: { email: data.has('notifyEmail'), sms: data.has('notifySms') },
      repack: data.has('repack'),
    },
    acceptTerms: data.has('acceptTerms'),
  };
}
