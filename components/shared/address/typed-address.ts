import type { FieldErrors } from '@/lib/contract/errors';
import type { Address } from '@/lib/domain/values/common';

/** An address to begin the dialog with, and what is wrong with it. */
export interface AddressDraft {
  address: Address;
  errors?: FieldErrors;
}

/** A blank address with the customer's name and the country of their other addresses. */
export function emptyAddress(name: string, [other]: readonly Address[]): Address {
  return { name, line1: '', locality: '', countryCode: other?.countryCode ?? '' };
}

/** Reads the dialog's form. */
export function readAddress(data: FormData): Address {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    company: text('company'),
    line1: text('line1'),
    line2: text('line2'),
    locality: text('locality'),
    administrativeArea: text('administrativeArea'),
    postalCode: text('postalCode'),
    countryCode: text('countryCode'),
    phone: text('phone'),
  };
}

/** The errors of a request that are about its address, by the address's fields. */
export const addressErrors = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, problem]) =>
      path.startsWith('address.') ? [[path.slice('address.'.length), problem]] : [],
    ),
  );
