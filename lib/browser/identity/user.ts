import type { StytchClient } from '@stytch/nextjs/headless';
import { askSignedIn } from './ask';

/** An e-mail address, or a phone number in E.164. */
export interface OwnContact {
  id: string;
  address: string;
  verified: boolean;
}

interface Added {
  id: string;
  /** When it was added, in RFC 3339; a remote provider does not report it. */
  since: string | undefined;
}

export interface Passkey extends Added {
  name: string;
}

export interface LinkedAccount extends Added {
  /** The wire's name, such as `google`. */
  provider: string;
}

export interface OwnWallet extends Added {
  address: string;
  /** `ethereum` or `solana`. */
  type: string;
}

/** The signed-in user's sign-in methods. */
export interface OwnUser {
  emails: OwnContact[];
  phones: OwnContact[];
  passkeys: Passkey[];
  hasPassword: boolean;
  /** Authenticator apps. */
  totps: Added[];
  accounts: LinkedAccount[];
  wallets: OwnWallet[];
}

type WireUser = Awaited<ReturnType<StytchClient['user']['get']>>;

function sinceOf(factor: object): string | undefined {
  return 'created_at' in factor && typeof factor.created_at === 'string' ? factor.created_at : undefined;
}

/** A user of the SDK as the portal shows them. */
export function toOwnUser(user: WireUser): OwnUser {
  return {
    emails: user.emails.map(({ email_id, email, verified }) => ({ id: email_id, address: email, verified })),
    phones: user.phone_numbers.map(({ phone_id, phone_number, verified }) => ({
      id: phone_id,
      address: phone_number,
      verified,
    })),
    passkeys: user.webauthn_registrations.map((passkey) => ({
      id: passkey.webauthn_registration_id,
      name: passkey.name,
      since: sinceOf(passkey),
    })),
    hasPassword: user.password !== null,
    totps: user.totps
      .filter(({ verified }) => verified)
      .map((totp) => ({ id: totp.totp_id, since: sinceOf(totp) })),
    accounts: user.providers.map((account) => ({
      id: account.oauth_user_registration_id,
      provider: account.provider_type.toLowerCase(),
      since: sinceOf(account),
    })),
    wallets: user.crypto_wallets.map((wallet) => ({
      id: wallet.crypto_wallet_id,
      address: wallet.crypto_wallet_address,
      type: wallet.crypto_wallet_type,
      since: sinceOf(wallet),
    })),
  };
}

/** Reads the signed-in user. @throws AppError */
export function readUser(): Promise<OwnUser> {
  return askSignedIn(async (sdk) => toOwnUser(await sdk.user.get()));
}
