import { accountChangeSchema } from '@/lib/domain/account/account-change';
import type { FieldErrors } from '@/lib/contract/errors';
import { validate } from '@/lib/validation/validate';
import { toUpdate, type AccountFields } from '../account-fields';

interface Checked {
  /** Normalised, as it is stored. */
  mine: Partial<AccountFields>;
  errors: FieldErrors;
}

/** The server checks the version. */
const anyVersion = 1;

/** Validates a change by the contract and by the rules of its countries. Errors are by field name. */
export function checkChange(mine: Partial<AccountFields>, base: AccountFields): Checked {
  const checked = validate(accountChangeSchema(base), toUpdate(mine, base, anyVersion));
  if (!checked.ok) return { mine, errors: checked.errors };
  const { billingAddress, shippingAddresses, taxIds } = checked.data;
  return {
    mine: {
      ...mine,
      ...(billingAddress && { billingAddress }),
      ...(shippingAddresses && { shippingAddresses }),
      ...(taxIds && { taxIds }),
    },
    errors: {},
  };
}
