import { addressProblems, tidyAddress } from '@/lib/domain/address-rules';
import type { Address } from '@/lib/domain/common';
import { accountUpdateSchema } from '@/lib/domain/account';
import { toE164 } from '@/lib/domain/phone';
import { taxIdProblem, tidyTaxId } from '@/lib/domain/tax-ids';
import type { FieldErrors } from '@/lib/errors';
import { toUpdate, type AccountFields } from '../account-fields';
import { isSame } from './merge';

const phoneProblem = 'Enter a phone number with its country code, like +1 305 555 0142';

interface Checked {
  /** As it is to be kept. */
  mine: Partial<AccountFields>;
  errors: FieldErrors;
}

function checkAddress(typed: Address, name: string, errors: FieldErrors): Address {
  const { phone, ...rest } = tidyAddress(typed);
  const number = phone === undefined ? undefined : toE164(phone, typed.countryCode);
  for (const [part, problem] of Object.entries(addressProblems(typed))) errors[`${name}.${part}`] = problem;
  if (number === null) errors[`${name}.phone`] = phoneProblem;
  return number ? { ...rest, phone: number } : rest;
}

/** Checks what is new by the rules of its country, and tidies it; what was there before is left alone. */
function checkNew(mine: Partial<AccountFields>, base: AccountFields): Checked {
  const errors: FieldErrors = {};
  const checked = { ...mine };
  const { billingAddress, shippingAddresses, taxIds } = mine;
  if (billingAddress) checked.billingAddress = checkAddress(billingAddress, 'billingAddress', errors);
  if (shippingAddresses) {
    checked.shippingAddresses = shippingAddresses.map((address, index) => {
      const isOld = base.shippingAddresses.some((old) => isSame(old, address));
      return isOld ? address : checkAddress(address, `shippingAddresses.${index}`, errors);
    });
  }
  if (taxIds) {
    checked.taxIds = taxIds.map((taxId, index) => {
      if (base.taxIds.some((old) => isSame(old, taxId))) return taxId;
      const problem = taxIdProblem(taxId);
      if (problem) errors[`taxIds.${index}.value`] = problem;
      return tidyTaxId(taxId);
    });
  }
  return { mine: checked, errors };
}

/** A change checked by the contract and by the rules of its countries; every problem by the name of its field. */
export function checkChange(mine: Partial<AccountFields>, base: AccountFields): Checked {
  const checked = checkNew(mine, base);
  const parsed = accountUpdateSchema.safeParse(toUpdate(checked.mine, base, 1));
  for (const { path, message } of parsed.error?.issues ?? []) checked.errors[path.join('.')] ??= message;
  return checked;
}
