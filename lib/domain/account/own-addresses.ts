import type { Account } from './account';

type Owner = Pick<Account, 'shippingAddresses'> & { billingAddress?: Account['billingAddress'] | null };

/** The addresses that an account has, the billing address first. */
export const ownAddresses = ({ billingAddress, shippingAddresses }: Owner) => [
  ...(billingAddress ? [billingAddress] : []),
  ...shippingAddresses,
];
