import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number in E.164, or null if it is not one. Without `+` the default country decides. */
export function toE164(input: string, defaultCountry: 'US' | 'DE' | 'GB' = 'US'): string | null {
  const number = parsePhoneNumberFromString(input, defaultCountry);
  return number?.isValid() ? number.number : null;
}

/** E.164 as people write it: `+1 305 555 0142`. */
export function readablePhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
