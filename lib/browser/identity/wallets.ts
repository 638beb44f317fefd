import { checkArguments } from './arguments';
import { ask, sessionDuration } from './ask';
import { ethereumWallet, solanaWallet, type WalletAccount, type WalletKind } from './wallet-providers';

/** The wallets that extensions injected into this page, in the order in which they are offered. */
export function walletsHere(): WalletKind[] {
  const found: WalletKind[] = [];
  if (window.ethereum) found.push('ethereum');
  if (window.solana) found.push('solana');
  return found;
}

async function prove(kind: WalletKind, { address, chainId, sign }: WalletAccount): Promise<void> {
  const wallet = { crypto_wallet_address: address, crypto_wallet_type: kind };
  const { challenge } = await ask((sdk) =>
    sdk.cryptoWallets.authenticateStart({
      ...wallet,
      ...(chainId && { siwe_params: { chain_id: chainId } }),
    }),
  );
  const options = { ...wallet, signature: await ask(() => sign(challenge)), ...sessionDuration() };
  checkArguments(options, {
    crypto_wallet_address: 'string',
    crypto_wallet_type: 'string',
    signature: 'string',
    session_duration_minutes: 'number',
  });
  await ask((sdk) => sdk.cryptoWallets.authenticate(options));
}

/**
 * Has a wallet sign the server's message, which costs nothing: signs in, or adds the wallet to the signed-in customer
 * (SPEC section 4).
 * @throws AppError
 */
export async function signInWithWallet(kind: WalletKind): Promise<void> {
  const account = await ask(() => (kind === 'ethereum' ? ethereumWallet() : solanaWallet()));
  await prove(kind, account);
}
