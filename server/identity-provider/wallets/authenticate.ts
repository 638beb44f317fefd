import type { z } from 'zod';
import type { Database } from '@/server/database';
import { endFlow, type FlowToken } from '@/server/database/repositories/identity/identity-flows';
import { createUser } from '@/server/database/repositories/identity/identity-users';
import {
  addWallet,
  findWallet,
  type Wallet,
  type WalletKey,
} from '@/server/database/repositories/identity/identity-wallets';
import type { IdentityContext } from '@/server/identity-provider/context';
import { newIdentityId } from '@/server/identity-provider/crypto/tokens';
import { readDuration } from '@/server/identity-provider/sessions/duration';
import type { Factor } from '@/server/identity-provider/sessions/factors';
import { currentSession } from '@/server/identity-provider/sessions/life';
import { signIn } from '@/server/identity-provider/sessions/sign-in';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readVisitor } from '@/server/identity-provider/wire/visitor';
import { readWallet } from './chains';
import type { authenticateSchema } from './schemas';
import { findSigned } from './signed';

function walletFactor({ id, type, address }: Wallet, now: Date): Factor {
  return {
    type: 'crypto',
    delivery_method: 'crypto_wallet',
    last_authenticated_at: now.toISOString(),
    crypto_wallet_factor: {
      crypto_wallet_id: id,
      crypto_wallet_address: address,
      crypto_wallet_type: type,
    },
  };
}

/** Assigns the proven wallet to the user it already had, to the one who adds it, or to a new one. */
async function claim(tx: Database, key: WalletKey, flow: FlowToken, now: Date) {
  const owned = await findWallet(tx, key);
  if (owned) {
    if (flow.userId !== null && flow.userId !== owned.userId) throw new WireError('duplicate_wallet_address');
    return { wallet: owned, isNew: false };
  }
  const userId = flow.userId ?? newIdentityId('user');
  if (flow.userId === null) await createUser(tx, userId, now);
  const wallet = await addWallet(tx, { ...key, id: newIdentityId('crypto-wallet'), userId, createdAt: now });
  if (!wallet) throw new WireError('unable_to_authenticate_crypto_wallet');
  return { wallet, isNew: true };
}

/**
 * Signs in with a signed challenge, or adds the wallet to the user whose session requested it; the user of a new wallet
 * is created only here. A challenge works once (security 15).
 * @returns `data` of the response
 * @throws WireError `duplicate_wallet_address` when the wallet belongs to another user, which only its owner can find
 * out
 */
export async function authenticateWallet(
  context: IdentityContext,
  request: Request,
  body: z.output<typeof authenticateSchema>,
): Promise<object> {
  const durationMinutes = readDuration(body.session_duration_minutes);
  const { key, chain } = await readWallet(body);
  const current = await currentSession(context, request);
  const { client } = readVisitor(request);
  const flow = await findSigned(context, { key, chain, signature: body.signature, current, client });
  return signIn(context, request, {
    current,
    durationMinutes,
    method: `wallet_${key.type}`,
    prove: async (tx) => {
      const now = context.clock();
      if (!(await endFlow(tx, flow.id, now))) throw new WireError('unable_to_authenticate_crypto_wallet');
      const { wallet, isNew } = await claim(tx, key, flow, now);
      return {
        userId: wallet.userId,
        factor: walletFactor(wallet, now),
        ...(isNew && flow.userId !== null && { event: 'wallet_added' }),
      };
    },
  });
}
