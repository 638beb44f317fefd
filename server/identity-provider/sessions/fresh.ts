import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { WireError } from '@/server/identity-provider/wire/errors';
import { lastProven, readFactors } from './factors';

/** The factors that only the holder of the authenticator app or its recovery codes can prove. */
const appFactors = ['totp', 'recovery_codes'];

/** Milliseconds for which a proof counts as fresh (security 16). */
const fresh = 10 * 60_000;

/**
 * Allows a change of the sign-in methods only soon after the holder has authenticated (security 16).
 * @throws WireError `stale_factors` when that is more than 10 minutes ago, or for an impersonator
 */
export function requireFresh(session: Session, now: Date): void {
  const age = now.getTime() - lastProven(readFactors(session.factors)).getTime();
  if (session.impersonator !== null || age > fresh) throw new WireError('stale_factors');
}

/**
 * Allows a change of the authenticator app only soon after a code of the app or a recovery code: a fresh password, or
 * any other proof, is not enough (decision 021).
 * @throws WireError `second_factor_required`; `stale_factors` for an impersonator
 */
export function requireFreshApp(session: Session, now: Date): void {
  if (session.impersonator !== null) throw new WireError('stale_factors');
  const proofs = readFactors(session.factors).filter(({ type }) => appFactors.includes(type));
  if (now.getTime() - lastProven(proofs).getTime() > fresh) throw new WireError('second_factor_required');
}
