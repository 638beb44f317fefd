import { text } from '@/lib/text/text';
import { addressInputSchema } from './address-input';
import { addressProblems, tidyAddress } from './address-rules';
import type { Address } from '../values/common';
import { isSame } from '../values/is-same';
import { toE164 } from '../values/phone';

export const phoneProblem = (): string => text('fields.phone');

/** The problems of an address by the rules of its country, by part. */
export function newAddressProblems(address: Address): Partial<Record<keyof Address, string>> {
  const { phone, countryCode } = address;
  const isPhone = !phone?.trim() || toE164(phone, countryCode) !== null;
  return { ...addressProblems(address), ...(!isPhone && { phone: phoneProblem() }) };
}

function asStored(address: Address): Address {
  const { phone, ...rest } = tidyAddress(address);
  const number = phone === undefined ? null : toE164(phone, address.countryCode);
  return number === null ? rest : { ...rest, phone: number };
}

/**
 * A new address: checked by the rules of its country, and in its stored form. Those in `known` were stored before the
 * rules and are left alone.
 */
export const newAddressSchema = (known: readonly Address[] = []) => {
  const isKnown = (address: Address) => known.some((old) => isSame(old, address));
  return addressInputSchema
    .superRefine((address, context) => {
      if (isKnown(address)) return;
      for (const [part, message] of Object.entries(newAddressProblems(address)))
        context.addIssue({ code: 'custom', path: [part], message });
    })
    .transform((address): Address => (isKnown(address) ? address : asStored(address)));
};
