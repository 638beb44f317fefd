import type { Address } from '@/lib/domain/values/common';
import type { FieldErrors } from '@/lib/contract/errors';
import type { AccountFields } from '../account-fields';

/** Which address a dialog is about: the billing address, a shipping address by its place, or one more. */
export type Slot = 'billing' | number | 'new';

export interface Draft {
  slot: Slot;
  address: Address;
  errors?: FieldErrors;
}

/** The change that puts an address in its place, or takes it away; where there is no such place any more, it is one more. */
export function placed(fields: AccountFields, slot: Slot, address: Address | null): Partial<AccountFields> {
  if (slot === 'billing') return { billingAddress: address };
  const { shippingAddresses: list } = fields;
  if (slot === 'new' || slot >= list.length) return address ? { shippingAddresses: [...list, address] } : {};
  return {
    shippingAddresses: list.flatMap((old, index) => (index !== slot ? [old] : address ? [address] : [])),
  };
}

/** The problems that a save named, by the parts of the address in its slot; a new one stood at the end, at `place`. */
export function errorsOf(errors: FieldErrors, slot: Slot, place: number): FieldErrors {
  const name = slot === 'billing' ? 'billingAddress' : `shippingAddresses.${slot === 'new' ? place : slot}`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, problem]) =>
      path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), problem]] : [],
    ),
  );
}

/** An address to start from: to the customer, in the country of their other addresses. */
export function emptyAddress(name: string, fields: AccountFields): Address {
  const { billingAddress, shippingAddresses } = fields;
  const countryCode = (shippingAddresses[0] ?? billingAddress)?.countryCode ?? '';
  return { name, line1: '', locality: '', countryCode };
}

/** What was typed into the dialog's form. */
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
