import { takeFromWindow } from '@/server/database/repositories/rate-limits';
import type { IdentityContext } from '@/server/identity/context';
import { keyedDigest } from '@/server/identity/crypto/keys';
import { sendWindows } from '@/server/identity/limits';
import { recordSecurityEvent } from '@/server/identity/security-events';
import { WireError } from '@/server/identity/wire/errors';
import { maskAddress, type Address } from './address';

/** Rolls the windows back that were taken before the one that refused. */
class Refused extends Error {
  constructor(readonly retryAfter: number) {
    super('No more sends for now');
  }
}

/**
 * Takes the allowance for one send from every window, or from none (security 9).
 * @throws WireError with the seconds to wait
 */
export async function takeSendAllowance(
  context: IdentityContext,
  address: Address,
  client: string,
): Promise<void> {
  const { db, clock, secret } = context;
  const key = keyedDigest(secret, 'rate-limit', [address.kind, address.address]).toString('base64url');
  try {
    await db.transaction(async (tx) => {
      for (const window of sendWindows(key, client)) {
        const wait = await takeFromWindow(tx, window, clock());
        if (wait !== null) throw new Refused(wait);
      }
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await recordSecurityEvent(context, {
      kind: 'sends_limited',
      client,
      detail: { address: maskAddress(address), retryAfter: error.retryAfter },
    });
    throw new WireError('too_many_requests', error.retryAfter);
  }
}
