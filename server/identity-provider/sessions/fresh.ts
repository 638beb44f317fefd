import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { WireError } from '@/server/identity-provider/wire/errors';
import { lastProven, readFactors } from './factors';

/** What only the holder of the authenticator app, or of its recovery codes, can prove. */
const appFactors = ['totp', 'recovery_codes'];

/** Milliseconds for which a proof counts as fresh (security 16). */
const fresh = 10 * 60_000;

/**
 * Lets a change of the ways to sign in through only soon after the holder has proven who they are (security 16).
 * @throws WireError `stale_factors` when that is more than 10 minutes ago, or somebody else signed in as the user
 */
export function requireFresh(session: Session, now: Date): void {
  const age = now.getTime() - lastProven(readFactors(session.factors)).getTime();
  if (session.impersonator !== null || age > fresh) throw new WireError('stale_factors');
}

/**
 * Lets a change of the authenticator app itself through only soon after a code of the app or a recovery code: a fresh
 * password, or any other proof, does not do (decision 021).
 * @throws WireError `second_factor_required`; `stale_factors` when somebody else signed in as the user
 */
export function requireFreshApp(session: Session, now: Date): void {
  if (session.impersonator !== null) throw new WireError('stale_factors');
  const proofs = readFactors(session.factors).filter(({ type }) => appFactors.includes(type));
  if (now.getTime() - lastProven(proofs).getTime() > fresh) throw new WireError('second_factor_required');
}
