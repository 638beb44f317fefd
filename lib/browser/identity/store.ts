import { otpKey } from './otp-store';
import { removeStored, writeStored } from './tab-storage';

/*
 * The session and account store of SPEC section 3: account, otp and onboardInfo. It belongs to this tab: it survives a
 * reload, ends with the tab, and is cleared at sign-out. Nothing in it proves anything.
 */

/** The account whose portal this tab shows. */
export interface StoredAccount {
  name: string;
  initials: string;
}

export const accountKey = 'waybill.account';

/** The key prefix of the set-up's stored data; `onboardInfo` itself is at `.info`. */
export const onboardKey = 'waybill.onboard';

/** The key prefix of typed but unsent text (components/shell/connection/typed-offline.ts). */
export const typedKey = 'waybill.typed';

/** The text typed into the page that this tab has left; the next page of the portal deletes it. */
export const leftKey = `${typedKey}.left`;

export const storeAccount = (account: StoredAccount): void => writeStored(accountKey, account);

/** Resets the store when the customer has signed out. */
export const clearStore = (): void => removeStored(accountKey, otpKey, onboardKey, typedKey);
