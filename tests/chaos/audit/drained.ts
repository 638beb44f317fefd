import { inArray, isNull } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { schema, type Database } from '@/server/database';
import type { Finding } from '../records';

/** ms between two looks. */
const pause = 1_000;
/** ms; a try whose process was killed is made again after two minutes at most, and may have failed before. */
const patience = 300_000;

/** How much waits to be told, by what it is. */
async function waiting(db: Database): Promise<Record<string, number>> {
  const { domainEvents, webhookDeliveries, customerMessages } = schema;
  const [events, webhooks, messages] = await Promise.all([
    db.$count(domainEvents, isNull(domainEvents.relayedAt)),
    db.$count(webhookDeliveries, inArray(webhookDeliveries.status, ['queued'])),
    db.$count(customerMessages, inArray(customerMessages.status, ['queued', 'sending'])),
  ]);
  return { events, webhooks, messages };
}

/** Waits until everybody has been told of everything. */
export async function drained(db: Database): Promise<Finding[]> {
  const until = performance.now() + patience;
  let left = await waiting(db);
  while (Object.values(left).some((count) => count > 0) && performance.now() < until) {
    await delay(pause);
    left = await waiting(db);
  }
  return Object.entries(left)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ promise: 'everything is told', detail: `${count} ${what} still wait` }));
}
