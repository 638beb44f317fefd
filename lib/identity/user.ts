import type { StytchClient } from '@stytch/vanilla-js/headless';
import { askSignedIn } from './sdk';

/** An e-mail address, or a phone number in E.164. */
export interface OwnContact {
  id: string;
  address: string;
  verified: boolean;
}

export interface Passkey {
  id: string;
  name: string;
  /** Of the browser it was made in. */
  userAgent: string;
}

export interface LinkedAccount {
  id: string;
  /** In the wire's name, such as `google`. */
  provider: string;
}

export interface OwnWallet {
  id: string;
  address: string;
  /** `ethereum` or `solana`. */
  type: string;
}

/** The signed-in user as far as the ways to sign in go. */
export interface OwnUser {
  emails: OwnContact[];
  phones: OwnContact[];
  passkeys: Passkey[];
  hasPassword: boolean;
  /** Ids of the authenticator apps. */
  totps: string[];
  accounts: LinkedAccount[];
  wallets: OwnWallet[];
}

type WireUser = Awaited<ReturnType<StytchClient['user']['get']>>;

function toOwnUser(user: WireUser): OwnUser {
  return {
    emails: user.emails.map(({ email_id, email, verified }) => ({ id: email_id, address: email, verified })),
    phones: user.phone_numbers.map(({ phone_id, phone_number, verified }) => ({
      id: phone_id,
      address: phone_number,
      verified,
    })),
    passkeys: user.webauthn_registrations.map(({ webauthn_registration_id, name, user_agent }) => ({
      id: webauthn_registration_id,
      name,
      userAgent: user_agent,
    })),
    hasPassword: user.password !== null,
    totps: user.totps.filter(({ verified }) => verified).map(({ totp_id }) => totp_id),
    accounts: user.providers.map(({ oauth_user_registration_id, provider_type }) => ({
      id: oauth_user_registration_id,
      provider: provider_type.toLowerCase(),
    })),
    wallets: user.crypto_wallets.map((wallet) => ({
      id: wallet.crypto_wallet_id,
      address: wallet.crypto_wallet_address,
      type: wallet.crypto_wallet_type,
    })),
  };
}

/** Reads the signed-in user. @throws AppError */
export function readUser(): Promise<OwnUser> {
  return askSignedIn(async (sdk) => toOwnUser(await sdk.user.get()));
}
