import { z } from 'zod';
import type { CallOptions, TestIdentity } from './identity';
import type { TestWallet } from './wallets';

export const walletPath = '/sdk/v1/crypto_wallets/authenticate';

/** The answer to a signature that proves nothing. */
export const spent = { status_code: 401, error_type: 'unable_to_authenticate_crypto_wallet' };

export const named = ({ type, address }: TestWallet) => ({
  crypto_wallet_type: type,
  crypto_wallet_address: address,
});

/** The calls of a wallet, with the session of `options` if it has one. */
export function walletCalls(identity: () => TestIdentity) {
  const start = (wallet: TestWallet, options: CallOptions = {}, body: object = {}) =>
    identity().call(`${walletPath}/start/${options.sessionToken === undefined ? 'primary' : 'secondary'}`, {
      ...options,
      body: { ...named(wallet), ...body },
    });
  const challenge = async (wallet: TestWallet, options: CallOptions = {}, body: object = {}) =>
    z.string().parse((await start(wallet, options, body)).data.challenge);
  const finish = (wallet: TestWallet, signature: string, options: CallOptions = {}) =>
    identity().call(walletPath, {
      ...options,
      body: { ...named(wallet), signature, session_duration_minutes: 60 },
    });
  return {
    start,
    challenge,
    finish,
    /** The full flow: start, sign, authenticate. */
    prove: async (wallet: TestWallet, options: CallOptions = {}) =>
      finish(wallet, await wallet.sign(await challenge(wallet, options)), options),
  };
}
