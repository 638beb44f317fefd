import { toOperatorChanges } from '@/server/database/repositories/operators/operators-read-changes';
import type { Database } from '@/server/database';
import { disableEndpoint } from '@/server/database/repositories/webhooks/endpoints';
import { addTry, endDelivery, readDelivery } from '@/server/database/repositories/webhooks/deliveries';
import { tryAgainAt, type DueDelivery } from '@/server/database/repositories/webhooks/due';
import { timedJob } from '@/server/jobs/timed-job';
import { postTo, type PostOptions } from './post';
import { signedHeaders } from './secrets';

export interface DeliverOptions {
  /** Seconds before a second try; each later pause is about twice the one before. */
  firstPause: number;
  /** Tries after the first. */
  retries: number;
  /** Seconds after which a try whose process has gone counts as failed. */
  timeLimit: number;
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

/** When a delivery is tried again after so many tries: at random, so that those that failed together come apart. */
function nextTry(now: Date, tries: number, { firstPause }: DeliverOptions): Date {
  const seconds = firstPause * 2 ** (tries - 1) * (1 + Math.random());
  return new Date(now.getTime() + seconds * 1000);
}

/**
 * Tries a delivery, and keeps what became of it: delivered, to be tried again, or failed after the last try, which
 * disables the endpoint. A process that ends between the answer and its note tries again, with the same `webhook-id`.
 */
export async function deliver(db: Database, due: DueDelivery, options: DeliverOptions): Promise<void> {
  await timedJob('webhooks', { attempt: due.tries }, () => attempt(db, due, options));
}

/** @returns false where the delivery comes again, or is given up */
async function attempt(
  db: Database,
  { id: deliveryId, tries }: DueDelivery,
  options: DeliverOptions,
): Promise<boolean> {
  const { clock, retries } = options;
  const found = await readDelivery(db, deliveryId);
  if (!found || found.endpoint.disabledAt) {
    await endDelivery(db, deliveryId, 'skipped', clock());
    return true;
  }
  if (found.delivery.status !== 'queued') return true;
  const outcome = await tryOnce(db, found, options);
  const { reason, status } = outcome;
  const isOver = reason === null || tries > retries || status === gone;
  await db.transaction(async (tx) => {
    const now = clock();
    await addTry(tx, { deliveryId, at: now, ...outcome });
    if (!isOver) return tryAgainAt(tx, deliveryId, nextTry(now, tries, options));
    await endDelivery(tx, deliveryId, reason === null ? 'delivered' : 'failed', now);
    if (reason !== null) await disableEndpoint(tx, found.endpoint.id, reason, now);
  });
  return reason === null;
}
