import { returnToWindow, takeFromWindow } from '@/server/database/repositories/identity/rate-limits';
import type { IdentityContext } from '@/server/identity-provider/context';
import { keyedDigest } from '@/server/identity-provider/crypto/keys';
import { sendWindows } from '@/server/identity-provider/limits';
import { recordSecurityEvent } from '@/server/identity-provider/security-events';
import { WireError } from '@/server/identity-provider/wire/errors';
import { maskAddress, type Address } from './address';

/** Rolls back the windows consumed before the one that refused. */
class Refused extends Error {
  constructor(readonly retryAfter: number) {
    super('No more sends for now');
  }
}

/**
 * Consumes one send from every window, or from none (security 9).
 * @returns a function that refunds the address's share for a message that could not be sent; the client's stays
 * consumed, so that nobody can keep the mail server busy without end
 * @throws WireError with the seconds to wait
 */
export async function takeSendAllowance(
  context: IdentityContext,
  address: Address,
  client: string,
): Promise<() => Promise<void>> {
  const { db, clock, secret } = context;
  const key = keyedDigest(secret, 'rate-limit', [address.kind, address.address]).toString('base64url');
  const windows = sendWindows(key, client);
  try {
    await db.transaction(async (tx) => {
      for (const window of [...windows.client, ...windows.address]) {
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
  return async () => {
    for (const window of windows.address) await returnToWindow(db, window, clock());
  };
}
