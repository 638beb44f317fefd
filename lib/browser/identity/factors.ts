import type { StytchClient } from '@stytch/nextjs/headless';
import type { CodeTarget } from './codes';
import { askSignedIn } from './ask';

/** The sign-in methods that can be removed. */
export type FactorKind = 'email' | 'phone' | 'passkey' | 'totp' | 'account' | 'wallet';

type Remove = (sdk: StytchClient, id: string) => Promise<unknown>;

const removals: Record<FactorKind, Remove> = {
  email: (sdk, id) => sdk.user.deleteEmail(id),
  phone: (sdk, id) => sdk.user.deletePhoneNumber(id),
  passkey: (sdk, id) => sdk.user.deleteWebauthnRegistration(id),
  totp: (sdk, id) => sdk.user.deleteTOTP(id),
  account: (sdk, id) => sdk.user.deleteOAuthRegistration(id),
  wallet: (sdk, id) => sdk.user.deleteCryptoWallet(id),
};

/** Removes a sign-in method. @throws AppError; 1044 when a fresh proof is needed first (security 16) */
export async function removeFactor(kind: FactorKind, id: string): Promise<void> {
  await askSignedIn((sdk) => removals[kind](sdk, id));
}

/**
 * Sends a signed-in customer a code (SPEC section 4, secondary variant): for one of their own addresses it confirms
 * their identity, for any other it adds the address.
 * @throws AppError
 */
export async function requestOwnCode(target: CodeTarget): Promise<{ methodId: string }> {
  const { method_id } = await askSignedIn((sdk) => {
    if (target.email !== undefined) return sdk.otps.email.send(target.email);
    return sdk.otps[target.transport ?? 'sms'].send(target.phone);
  });
  return { methodId: method_id };
}
