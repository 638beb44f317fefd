import { accountUpdateSchema, addressList, taxIdList, taxIdSchema, type Account } from './account';
import { isSame } from '../values/is-same';
import { ownAddresses } from './own-addresses';
import { newAddressSchema } from '../address/new-address';
import { taxIdProblem, tidyTaxId } from './tax-ids';

/** The parts an account has already: they are left alone, whatever the rules are now. */
type Known = Pick<Account, 'shippingAddresses' | 'taxIds'> & {
  billingAddress?: Account['billingAddress'] | null;
};

const newTaxIdSchema = (known: Account['taxIds']) => {
  const isKnown = (taxId: Account['taxIds'][number]) => known.some((old) => isSame(old, taxId));
  return taxIdSchema
    .superRefine((taxId, context) => {
      const message = isKnown(taxId) ? undefined : taxIdProblem(taxId);
      if (message !== undefined) context.addIssue({ code: 'custom', path: ['value'], message });
    })
    .transform((taxId) => (isKnown(taxId) ? taxId : tidyTaxId(taxId)));
};

/** A change of an account: the contract, plus the rules of its countries for new parts. */
export function accountChangeSchema({ billingAddress, shippingAddresses, taxIds }: Known) {
  const address = newAddressSchema(ownAddresses({ billingAddress, shippingAddresses }));
  return accountUpdateSchema.extend({
    billingAddress: address.nullish(),
    shippingAddresses: addressList(address).optional(),
    taxIds: taxIdList(newTaxIdSchema(taxIds)).optional(),
  });
}
