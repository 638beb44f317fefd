import { createHmac } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { emailSchema } from '@/lib/domain/account';
import { digestOf, newId } from '@/server/database/ids';
import { lockLiveToken, replaceToken, suiteIsTaken } from '@/server/database/repositories/operators-tokens';
import { suiteSchema, text } from './fields';
import type { Operator } from './keys';
import { eachRow, reject } from './rows';

const dayInMilliseconds = 86_400_000;

/** A customer to be: the suite, and what the set-up form begins with. */
export const onboardingTokenRowSchema = z.strictObject({
  suiteNumber: suiteSchema,
  name: text(120).optional(),
  email: emailSchema.optional(),
  phone: text(32).optional(),
  /** How long the link works. */
  days: z.int().min(1, 'must be at least 1').max(365, 'is more than 365').default(30),
  /** Makes a new link even when there is one that works; that one stops working. */
  renew: z.boolean().default(false),
});

/**
 * The token of an id: 256 bits that only who has the API key can work out. So it is never stored, and a repeated
 * request gets it again.
 */
export function tokenOf({ secret }: Pick<Operator, 'secret'>, id: string): string {
  return createHmac('sha256', secret).update(`onboarding-token:${id}`).digest('base64url');
}

/** POST operator/onboardingTokens: a link per suite by which its customer sets up the account. */
export const takeOnboardingTokens = eachRow(onboardingTokenRowSchema, async (row, { tx, operator, now }) => {
  const { suiteNumber, days, renew, ...prefill } = row;
  const { warehouseId } = operator;
  if (await suiteIsTaken(tx, warehouseId, suiteNumber)) reject('suiteNumber', 'has a customer already');
  const known = await lockLiveToken(tx, warehouseId, suiteNumber, now);
  if (known && !renew && isDeepStrictEqual(known.prefill, prefill)) {
    return { outcome: 'unchanged', id: known.id, issues: [] };
  }
  const id = newId('otk');
  const expiresAt = new Date(now.getTime() + days * dayInMilliseconds);
  const digest = digestOf(tokenOf(operator, id));
  await replaceToken(tx, {
    id,
    digest,
    status: 'issued',
    warehouseId,
    suiteNumber,
    prefill,
    expiresAt,
    createdAt: now,
  });
  return { outcome: known ? 'updated' : 'created', id, issues: [] };
});
