import { WireError } from '@/server/identity-provider/wire/errors';
import type { WalletKey } from '@/server/database/repositories/identity/identity-wallets';
import type { Chain } from './challenge';

const chains = {
  ethereum: async () => (await import('./ethereum')).chain,
  solana: async () => (await import('./solana')).chain,
} as const satisfies Record<WalletKey['type'], () => Promise<Chain>>;

const isKnown = (type: string): type is WalletKey['type'] => Object.hasOwn(chains, type);

/**
 * A caller's wallet with its normalised address, and the functions of its chain.
 * @throws WireError for an unknown kind of wallet or an invalid address
 */
export async function readWallet(body: {
  crypto_wallet_type: string;
  crypto_wallet_address: string;
}): Promise<{ key: WalletKey; chain: Chain }> {
  const type = body.crypto_wallet_type;
  if (!isKnown(type)) throw new WireError('invalid_wallet_type');
  const chain = await chains[type]();
  const address = chain.normalise(body.crypto_wallet_address);
  if (address === null) throw new WireError('invalid_crypto_wallet_address');
  return { key: { type, address }, chain };
}

/** A wallet as a single string. */
export const walletName = ({ type, address }: WalletKey) => `${type}:${address}`;
