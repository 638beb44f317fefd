import { trustedHeaders } from '@/lib/runtime/headers';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import {
  lockOnboardingToken,
  type OnboardingTokenRow,
} from '@/server/database/repositories/accounts/onboarding';
import { pruneWindows, takeFromWindow } from '@/server/database/repositories/identity/rate-limits';
import { dayMs } from '@/lib/domain/values/milliseconds';

const perClient = { max: 100, seconds: 600 };

/** Limits guests' calls (security 17). @throws AppError 1043 with the seconds to wait. */
export async function throttle(request: Request, db: Database, now: Date): Promise<void> {
  const client = request.headers.get(trustedHeaders.client) ?? 'local';
  await pruneWindows(db, new Date(now.getTime() - dayMs));
  const retryAfter = await takeFromWindow(db, { key: `onboarding:${client}`, ...perClient }, now);
  if (retryAfter === null) return;
  throw new AppError(ErrorCode.rateLimited, text('answersPage.tooMany'), { retryAfter });
}

/**
 * The row of a valid or used token, locked.
 * @throws AppError 1033, the same for an unknown, expired and revoked one.
 */
export async function lockToken(tx: Database, token: string, now: Date): Promise<OnboardingTokenRow> {
  const row = await lockOnboardingToken(tx, token);
  const dead = !row || row.status === 'expired' || row.status === 'revoked';
  if (dead || (row.status !== 'complete' && row.expiresAt <= now)) {
    throw new AppError(ErrorCode.warehouseTokenInvalid, text('answersPage.deadLink'));
  }
  return row;
}
