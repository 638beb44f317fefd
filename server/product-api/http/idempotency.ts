import { AppError, ErrorCode } from '@/lib/contract/errors';
import { requestKeyForm } from '@/lib/domain/values/request-key';
import { text } from '@/lib/text/text';
import type { Database } from '@/server/database';
import { digestOf } from '@/server/database/ids';
import { KeyReused, onlyOnce } from '@/server/database/repositories/idempotency';

/** The value of the `Idempotency-Key` header, and the SHA-256 of the call and its body. */
export interface Idempotency {
  key: string;
  requestDigest: string;
}

/**
 * A request's `Idempotency-Key` with its digest; undefined for a request without one.
 * @throws AppError 1010 unless it is 1 to 200 visible ASCII characters
 */
export function idempotencyOf(request: Request, call: string, body: unknown): Idempotency | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!requestKeyForm.test(key))
    throw new AppError(ErrorCode.validationFailed, text('answersPage.requestKey'));
  return { key, requestDigest: digestOf(`${call}\n${JSON.stringify(body)}`) };
}

interface Asked {
  answers: Parameters<typeof onlyOnce>[1];
  /** The API key or account that the key is one of. */
  ownerId: string;
  idempotency: Idempotency | undefined;
  now: Date;
}

/**
 * Does a request's work, once for each `Idempotency-Key` of its owner within a day.
 * @throws AppError 1010 when the key was used for another request
 */
export async function answerOnce<T>(
  tx: Database,
  { answers, ownerId, idempotency, now }: Asked,
  work: () => Promise<T>,
): Promise<T> {
  if (!idempotency) return work();
  try {
    return await onlyOnce(tx, answers, { claim: { ownerId, ...idempotency }, now }, work);
  } catch (error) {
    if (!(error instanceof KeyReused)) throw error;
    throw new AppError(ErrorCode.validationFailed, text('answersPage.requestKeyUsed'));
  }
}
