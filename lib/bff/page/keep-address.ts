import 'server-only';
import { requireAccount, updateAccount } from '@/lib/bff/product-api/server';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { ownAddresses } from '@/lib/domain/account/own-addresses';
import { newAddressSchema } from '@/lib/domain/address/new-address';
import type { Address } from '@/lib/domain/values/common';
import { isSame } from '@/lib/domain/values/is-same';
import { text } from '@/lib/text/text';
import { raiseToast } from './toast/server';

/** Others may save repeatedly meanwhile. */
const tries = 3;

/** The address as an account stores it; one that our rules refuse is left to the product API. */
function asStored(address: Address): Address {
  const stored = newAddressSchema().safeParse(address);
  return stored.success ? stored.data : address;
}

const reasonOf = ({ message, fields = {} }: ErrorView) => Object.values(fields).join(' ') || message;

/** Adds a shipping address to what the account has now, unless it has it. @returns why it was not saved, if it was not */
async function addAddress(address: Address): Promise<ErrorView | null> {
  for (let n = 0; n < tries; n++) {
    const account = await requireAccount();
    if (!account.ok) return account.error;
    const { version, shippingAddresses } = account.data;
    if (ownAddresses(account.data).some((own) => isSame(own, address))) return null;
    const saved = await updateAccount({ version, shippingAddresses: [...shippingAddresses, address] });
    if (saved.ok) return null;
    if (saved.error.code !== ErrorCode.versionConflict) return saved.error;
  }
  return { code: ErrorCode.versionConflict, message: text('accountPage.busy') };
}

/**
 * For a server action that has just used an address: saves it to the account as well, and says by a toast whether that
 * was done. What it was used for stays done in either case.
 */
export async function keepAddress(address: Address): Promise<void> {
  const error = await addAddress(asStored(address));
  await raiseToast(
    error
      ? {
          severity: 'warn',
          summary: text('accountPage.addressKept.not'),
          detail: reasonOf(error),
        }
      : { severity: 'success', summary: text('accountPage.addressKept.done'), life: 4000 },
  );
}
