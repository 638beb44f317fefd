import 'server-only';
import { getCountries } from 'libphonenumber-js/min';

export interface Country {
  code: string;
  name: string;
}

/** Every country, by its English name. */
export function countries(): Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return getCountries()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
