'use server';

import { revalidatePath } from 'next/cache';
import { z } from 'zod';
import { acceptQuote, cancelShipment, confirmShipment, getMyShipment } from '@/lib/bff/product-api/server';
import { ErrorCode, type ErrorView } from '@/lib/contract/errors';
import { idSchema, versionSchema } from '@/lib/domain/values/inputs';
import { actionInput } from '@/lib/validation/action-input';
import { seenOf } from './seen';

const calls = { accept: acceptQuote, confirm: confirmShipment, cancel: cancelShipment };
export type Decision = keyof typeof calls;

const decisionSchema = z.object({
  decision: z.enum(['accept', 'confirm', 'cancel']),
  id: idSchema,
  version: z.coerce.number().pipe(versionSchema),
  seen: z.string(),
});

/** The result of a decision. `changed`: the shipment asks something else now, and nothing was agreed on. */
export type Decided = { decision: Decision } & (
  { outcome: 'done' | 'changed' } | { outcome: 'failed'; error: ErrorView }
);

/**
 * Decides about a shipment, based on what the customer saw, with or without JavaScript: accepts the warehouse's price,
 * confirms a higher one, or cancels. Cancelling depends on nothing that they saw.
 */
export async function decide(_previous: Decided | null, data: FormData): Promise<Decided> {
  const form = actionInput(z.instanceof(FormData), data);
  const { decision, id, version, seen } = actionInput(decisionSchema, Object.fromEntries(form));
  const call = calls[decision];
  let result = await call({ id, version });
  if (!result.ok && result.error.code === ErrorCode.versionConflict) {
    const current = await getMyShipment(id);
    if (!current.ok) return { decision, outcome: 'failed', error: current.error };
    if (decision === 'cancel' || seenOf(current.data) === seen)
      result = await call({ id, version: current.data.version });
  }
  revalidatePath('/', 'layout');
  if (result.ok) return { decision, outcome: 'done' };
  const { error } = result;
  return error.code === ErrorCode.versionConflict
    ? { decision, outcome: 'changed' }
    : { decision, outcome: 'failed', error };
}
