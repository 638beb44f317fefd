import type { WireAnswer } from '@/tests/support/identity';
import { createEthereumWallet } from '@/tests/support/wallets';
import type { Visitor } from './world';

/** The arguments that identify a wallet. */
export const walletBody = ({ address }: { address: string }) => ({
  crypto_wallet_address: address,
  crypto_wallet_type: 'ethereum',
});

/** Starts a sign-in by wallet, a new one by default; a signed-in visitor adds it or steps up with it. */
export async function startWalletSignIn(
  visitor: Visitor & { sessionToken?: string },
  wallet = createEthereumWallet(),
): Promise<WireAnswer> {
  const variant = visitor.sessionToken ? 'secondary' : 'primary';
  const started = await visitor.post(`/crypto_wallets/authenticate/start/${variant}`, walletBody(wallet));
  const signature = await wallet.sign(String(started.data.challenge));
  return visitor.post('/crypto_wallets/authenticate', {
    ...walletBody(wallet),
    signature,
    session_duration_minutes: 60,
  });
}
