import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in E.164, or null if it is invalid. Without `+` the default country (ISO code) applies. */
export function toE164(input: string, defaultCountry = 'US'): string | null {
  const country = isSupportedCountry(defaultCountry) ? defaultCountry : undefined;
  const number = parsePhoneNumberFromString(input, country);
  return number?.isValid() ? number.number : null;
}

/** A readable E.164 number: `+1 305 555 0142`. */
export function readablePhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
