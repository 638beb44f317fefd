import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { issueOnboardingToken } from '@/server/database/repositories/accounts/onboarding';
import { dayMs } from '@/lib/domain/values/milliseconds';
import type { CommandContext } from './context';
import { RefusedError } from './refused';
import { onlyWarehouse, requireWarehouse } from './warehouses';

const bodySchema = z.object({
  suite: z.string().trim().min(1).max(40),
  /** The warehouse's code; not needed where there is only one. */
  warehouse: z.string().trim().min(1).max(40).optional(),
  name: z.string().trim().max(120).optional(),
  email: z.string().trim().max(254).optional(),
  phone: z.string().trim().max(32).optional(),
  /** The life of the link in days. */
  days: z.int().min(1).max(365).default(30),
});

export const onboardingLinkResultSchema = z.object({
  token: z.string(),
  suiteNumber: z.string(),
  expiresAt: z.coerce.date(),
});

/**
 * Issues the token with which a customer sets up the account of a suite; an earlier one of that suite is revoked.
 * @throws RefusedError when the suite has an account, there is no such warehouse, or one of several must be named
 */
export async function onboardingLink({ db, clock }: CommandContext, body: unknown) {
  const { suite, warehouse, days, ...prefill } = bodySchema.parse(body);
  const { id: warehouseId } = await requireWarehouse(db, warehouse ?? (await onlyWarehouse(db)));
  const createdAt = clock();
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(createdAt.getTime() + days * dayMs);
  const issued = { token, suiteNumber: suite, warehouseId, prefill, expiresAt, createdAt };
  if (await issueOnboardingToken(db, issued)) return { token, suiteNumber: suite, expiresAt };
  throw new RefusedError(`Suite ${suite} has an account already.`);
}
