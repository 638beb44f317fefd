import { randomBytes } from 'node:crypto';
import type { OperatorScope } from '@/lib/domain/operator/operator';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import type { Database } from '@/server/database';
import { digestOf, newId } from '@/server/database/ids';
import { addApiKey, findApiKey, touchApiKey } from '@/server/database/repositories/operators/operators-keys';
import { takeFromWindow } from '@/server/database/repositories/identity/rate-limits';

const prefix = 'wbk_';
const form = /^wbk_[\w-]{43}$/;
const hintLength = 10;
const perKey = { max: 120, seconds: 60 };

/** The caller of an operator's call, limited to this warehouse. */
export interface Operator {
  keyId: string;
  warehouseId: string;
  /** The key itself, from which the onboarding tokens of its calls are derived. */
  secret: string;
}

/** Creates a key of 256 random bits. Only its SHA-256 is stored, so it can be read only now. */
export async function createApiKey(
  db: Database,
  given: { name: string; warehouseId: string; scopes: OperatorScope[] },
  now: Date,
): Promise<{ id: string; key: string }> {
  const key = prefix + randomBytes(32).toString('base64url');
  const id = newId('key');
  await addApiKey(db, {
    id,
    digest: digestOf(key),
    hint: key.slice(0, hintLength),
    ...given,
    createdAt: now,
  });
  return { id, key };
}

/** A key is looked up by its digest, so that timing reveals nothing about a guess. */
async function requireKey(db: Database, key: string | undefined) {
  const found = key !== undefined && form.test(key) ? await findApiKey(db, digestOf(key)) : undefined;
  if (!found || key === undefined) {
    throw new AppError(ErrorCode.authenticationFailed, 'There is no such API key, or it was revoked');
  }
  return { found, key };
}

/**
 * The operator behind an API key.
 * @throws AppError 1030 for an unknown or revoked key, 1040 when it lacks the scope
 */
export async function identifyOperator(
  db: Database,
  given: { key: string | undefined; scope: OperatorScope },
  now: Date,
): Promise<Operator> {
  const { found, key } = await requireKey(db, given.key);
  if (!found.scopes.includes(given.scope)) {
    throw new AppError(ErrorCode.forbidden, `This API key lacks the scope ${given.scope}`);
  }
  await touchApiKey(db, found.id, now);
  return { keyId: found.id, warehouseId: found.warehouseId, secret: key };
}

/** Counts a call over HTTP. @throws AppError 1043 after 120 calls a minute */
export async function limitOperator(db: Database, { keyId }: Operator, now: Date): Promise<void> {
  const retryAfter = await takeFromWindow(db, { key: `operator:${keyId}`, ...perKey }, now);
  if (retryAfter === null) return;
  throw new AppError(ErrorCode.rateLimited, 'Too many calls with this API key', { retryAfter });
}
