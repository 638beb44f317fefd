import type { CardChoice } from '@/components/ui/field/radio-cards';
import type { Account } from '@/lib/domain/account/account';
import { mostAddresses } from '@/lib/domain/address/most-addresses';
import { postalLines } from '@/lib/domain/address/postal-lines';
import type { Address } from '@/lib/domain/values/common';
import { isSame } from '@/lib/domain/values/is-same';

/** An address of the account, as a choice. */
export interface AddressChoice extends CardChoice {
  address: Address;
}

type Owner = Pick<Account, 'shippingAddresses' | 'billingAddress'>;

/** Whether the account has room for another address. */
export const canKeepAddress = ({ shippingAddresses }: Pick<Account, 'shippingAddresses'>): boolean =>
  shippingAddresses.length < mostAddresses;

/** The account's addresses as choices, each once, those for shipping first; their values are their places. */
export function addressChoices({ shippingAddresses, billingAddress }: Owner): AddressChoice[] {
  const all = [...shippingAddresses, ...(billingAddress ? [billingAddress] : [])];
  return all
    .filter((address, index) => all.findIndex((other) => isSame(other, address)) === index)
    .map((address, index) => {
      const [label = address.name, ...lines] = postalLines(address);
      return { value: String(index), label, detail: lines.join(', '), address };
    });
}
