import { toOperatorChanges } from '@/server/database/repositories/operators/operators-read-changes';
import type { Database } from '@/server/database';
import { disableEndpoint } from '@/server/database/repositories/webhooks/endpoints';
import { addTry, endDelivery, readDelivery } from '@/server/database/repositories/webhooks/deliveries';
import type { Job, JobQueue } from '@/server/jobs/queue';
import { postTo, type PostOptions } from './post';
import { signedHeaders } from './secrets';

/** The job of a delivery. */
export interface DeliveryJob {
  deliveryId: string;
}

export interface DeliverOptions {
  deliveries: JobQueue<DeliveryJob>;
  /** The installation's, from which endpoints' are derived. */
  secret: string;
  clock: () => Date;
  post: PostOptions;
}

type Found = NonNullable<Awaited<ReturnType<typeof readDelivery>>>;

/** How a try ended. */
interface Outcome {
  body: string;
  status: number | null;
  /** Null when it was taken. */
  reason: string | null;
  answer: string;
}

/** Standard Webhooks: whoever answers so wants no more. */
const gone = 410;

/** The body of a delivery: its change as `GET operator/changes` has it. */
async function bodyOf(db: Database, { event }: Found): Promise<string> {
  const [change] = await toOperatorChanges(db, event.warehouseId, [event]);
  return JSON.stringify({ type: event.kind, timestamp: event.at.toISOString(), data: change });
}

const reasonOf = (status: number) => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `Answered ${status}: redirects are not followed`
    : `Answered ${status}`;
};

async function tryOnce(db: Database, found: Found, options: DeliverOptions): Promise<Outcome> {
  const body = await bodyOf(db, found);
  const { endpoint, delivery } = found;
  const headers = signedHeaders(endpoint, { id: delivery.id, body, at: options.clock() }, options.secret);
  try {
    const { status, text } = await postTo(new URL(endpoint.url), { headers, body }, options.post);
    return { body, status, reason: reasonOf(status), answer: text };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    return { body, status: null, reason, answer: '' };
  }
}

/**
 * Tries the delivery of a job, and keeps what became of it: delivered, to be tried again, or failed after the last try,
 * which disables the endpoint. A process that ends between the answer and its note tries again, with the same
 * `webhook-id`.
 */
export async function deliver(
  db: Database,
  { id: jobId, data: { deliveryId }, isLast }: Job<DeliveryJob>,
  options: DeliverOptions,
): Promise<void> {
  const { deliveries, clock } = options;
  const found = await readDelivery(db, deliveryId);
  if (found?.delivery.status !== 'queued') return deliveries.complete(db, jobId);
  if (found.endpoint.disabledAt) {
    await db.transaction(async (tx) => {
      await endDelivery(tx, deliveryId, 'skipped', clock());
      await deliveries.complete(tx, jobId);
    });
    return;
  }
  const outcome = await tryOnce(db, found, options);
  const { reason, status } = outcome;
  const isOver = reason === null || isLast || status === gone;
  await db.transaction(async (tx) => {
    const now = clock();
    await addTry(tx, { deliveryId, at: now, ...outcome });
    if (!isOver) return;
    await endDelivery(tx, deliveryId, reason === null ? 'delivered' : 'failed', now);
    if (reason !== null) await disableEndpoint(tx, found.endpoint.id, reason, now);
    await deliveries.complete(tx, jobId);
  });
  if (!isOver) await deliveries.fail(jobId, reason);
}
