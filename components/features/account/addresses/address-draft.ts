import type { AddressDraft } from '@/components/shared/address/typed-address';
import type { Address } from '@/lib/domain/values/common';
import type { FieldErrors } from '@/lib/contract/errors';
import type { AccountFields } from '../account-fields';

/** The address being edited: the billing address, a shipping address by its index, or a new one. */
export type Slot = 'billing' | number | 'new';

export interface Draft extends AddressDraft {
  slot: Slot;
}

/** The change that replaces or removes an address; if its index no longer exists, it is added. */
export function placed(fields: AccountFields, slot: Slot, address: Address | null): Partial<AccountFields> {
  if (slot === 'billing') return { billingAddress: address };
  const { shippingAddresses: list } = fields;
  if (slot === 'new' || slot >= list.length) return address ? { shippingAddresses: [...list, address] } : {};
  return {
    shippingAddresses: list.flatMap((old, index) => (index !== slot ? [old] : address ? [address] : [])),
  };
}

/** A save's errors, by the fields of the address in its slot; a new one was last, at index `place`. */
export function errorsOf(errors: FieldErrors, slot: Slot, place: number): FieldErrors {
  const name = slot === 'billing' ? 'billingAddress' : `shippingAddresses.${slot === 'new' ? place : slot}`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, problem]) =>
      path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), problem]] : [],
    ),
  );
}
