import 'server-only';
import { getCountries } from 'libphonenumber-js/min';
import { countryName } from '@/lib/domain/postal-lines';

/** Every country, by its English name. */
export function countries(): { code: string; name: string }[] {
  return getCountries()
    .map((code) => ({ code, name: countryName(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
