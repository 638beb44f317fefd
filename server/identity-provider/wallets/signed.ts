import type { FlowToken } from '@/server/database/repositories/identity/identity-flows';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import {
  findWallet,
  listWalletChallenges,
  type WalletKey,
} from '@/server/database/repositories/identity/identity-wallets';
import { isSignInLocked, noteFailure } from '@/server/identity-provider/attempts';
import type { IdentityContext } from '@/server/identity-provider/context';
import { WireError } from '@/server/identity-provider/wire/errors';
import { walletName } from './chains';
import { challengeSchema, type Chain } from './challenge';

interface SignedMessage {
  key: WalletKey;
  chain: Chain;
  signature: string;
  current: Session | null;
  client: string;
}

/**
 * Finds the challenge of a signature, with this portal's domain and origin. The wire carries no nonce, so each live
 * challenge of the wallet is tried. While sign-in is locked the right signature is answered like a wrong one (security
 * 9, 15).
 * @throws WireError when there is none
 */
export async function findSigned(context: IdentityContext, attempt: SignedMessage): Promise<FlowToken> {
  const { db, settings, clock } = context;
  const { key, chain, signature, current, client } = attempt;
  const now = clock();
  const { host, origin } = new URL(settings.publicOrigin);
  const flows = await listWalletChallenges(db, {
    wallet: walletName(key),
    sessionId: current?.id ?? null,
    now,
  });
  const userId = (await findWallet(db, key))?.userId;
  const subject = userId ?? walletName(key);
  const locked = await isSignInLocked(context, subject);
  for (const flow of flows) {
    const challenge = challengeSchema.parse(flow.data);
    const isOurs = challenge.domain === host && new URL(challenge.uri).origin === origin;
    if (isOurs && chain.verify(challenge, signature, now) && !locked) return flow;
  }
  if (flows.length > 0) {
    await noteFailure(context, {
      subject,
      kind: 'wallet_refused',
      client,
      userId,
      detail: { type: key.type },
    });
  }
  throw new WireError('unable_to_authenticate_crypto_wallet');
}
