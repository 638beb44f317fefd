import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { findWallet } from '@/server/database/repositories/identity/identity-wallets';
import { takeAllowance } from '@/server/identity-provider/allowance';
import type { IdentityContext } from '@/server/identity-provider/context';
import { startFlow } from '@/server/identity-provider/flows';
import { challengeWindow, walletWindow } from '@/server/identity-provider/limits';
import { requireFresh } from '@/server/identity-provider/sessions/fresh';
import { WireError } from '@/server/identity-provider/wire/errors';
import { readWallet, walletName } from './chains';
import type { WalletChallenge } from './challenge';
import type { startSchema } from './schemas';
import { readSiweParams } from './siwe-params';

/** Lifetime of a challenge in seconds (security 15). */
const challengeSeconds = 300;

const statements = {
  primary: 'Sign in to Waybill. This costs nothing.',
  secondary: 'Add this wallet to your Waybill account. This costs nothing.',
};

interface Start {
  /** The session to add the wallet to or to step up; null to sign in. */
  session: Session | null;
  client: string;
  body: z.output<typeof startSchema>;
}

/**
 * Creates a message for a wallet's owner to sign, bound to the wallet, the session and this portal (security 15). Known
 * and unknown wallets get the same response (security 11).
 * @returns `{challenge}`
 * @throws WireError `stale_factors` before another wallet is added to the user (security 16)
 */
export async function startWallet(
  context: IdentityContext,
  { session, client, body }: Start,
): Promise<{ challenge: string }> {
  const { db, settings, clock } = context;
  const now = clock();
  const { key, chain } = await readWallet(body);
  if (body.siwe_params && key.type !== 'ethereum') {
    throw new WireError('crypto_wallet_type_incompatible_with_siwe');
  }
  if (session && (await findWallet(db, key))?.userId !== session.userId) requireFresh(session, now);

  const { host, origin } = new URL(settings.publicOrigin);
  const wallet = walletName(key);
  const expiresAt = new Date(now.getTime() + challengeSeconds * 1000);
  const { statement, ...params } = readSiweParams(body.siwe_params ?? {}, { origin, now, expiresAt });
  const nonce = randomBytes(16).toString('hex');
  const challenge: WalletChallenge = {
    ...params,
    statement: statement ?? statements[session ? 'secondary' : 'primary'],
    wallet,
    address: key.address,
    domain: host,
    nonce,
    expiresAt: expiresAt.toISOString(),
  };
  await takeAllowance(context, challengeWindow(client), walletWindow(client, wallet));
  await startFlow(db, context, {
    kind: 'wallet',
    seconds: challengeSeconds,
    userId: session?.userId ?? null,
    sessionId: session?.id ?? null,
    data: challenge,
    token: nonce,
  });
  return { challenge: chain.writeMessage(challenge) };
}
