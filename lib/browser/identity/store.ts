import { noOtp, otpKey, readOtp, type Otp } from './otp-store';
import { forget, isRecord, keep, readKept } from './tab-storage';

/** Whose portal this tab shows. */
export interface StoredAccount {
  name: string;
  initials: string;
}

/**
 * The session and account store of SPEC section 3. It is this tab's: it survives a reload, ends with the tab, and is
 * cleared at sign-out. Nothing in it proves anything.
 */
export interface IdentityStore {
  account: StoredAccount | null;
  otp: Otp;
  /** What the set-up's first step found out; the onboarding feature reads and writes it under `onboardKey`. */
  onboardInfo: Readonly<Record<string, unknown>> | null;
}

export const initialStore: IdentityStore = { account: null, otp: noOtp, onboardInfo: null };

export const accountKey = 'waybill.account';

/** What the set-up keeps begins with it; `onboardInfo` itself is at `.info`. */
export const onboardKey = 'waybill.onboard';

/** What was typed and not sent begins with it (components/shell/connection/typed-offline.ts). */
export const typedKey = 'waybill.typed';

/** What was typed into the page that this tab has left; the next page of the portal forgets it. */
export const leftKey = `${typedKey}.left`;

const isAccount = (value: unknown): value is Record<string, unknown> & StoredAccount =>
  isRecord(value) && typeof value.name === 'string' && typeof value.initials === 'string';

export const storeAccount = (account: StoredAccount): void => keep(accountKey, account);

/** The store as it is now. */
export function readStore(): IdentityStore {
  return {
    account: readKept(accountKey, isAccount),
    otp: readOtp(),
    onboardInfo: readKept(`${onboardKey}.info`, isRecord),
  };
}

/** Back to the initial shape: the customer has signed out. */
export const clearStore = (): void => forget(accountKey, otpKey, onboardKey, typedKey);
