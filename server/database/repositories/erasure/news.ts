import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Database } from '../..';

const { customerMessages, domainEvents, notifications, webhookDeliveries, webhookTries } = schema;

/** Events of the books, which name nobody: who has not read them yet still does. */
const ofBooks = sql`split_part(${domainEvents.kind}, '.', 1) in ('invoice', 'payment')`;

/**
 * Takes away what was told of a customer and to them: notifications, messages, events, and what was sent to webhooks.
 * Events of invoices and payments stay.
 */
export async function eraseNews(tx: Database, accountId: string) {
  const { position } = domainEvents;
  const own = eq(domainEvents.accountId, accountId);
  const deliveriesOf = (events: ReturnType<typeof and>) =>
    inArray(webhookDeliveries.eventPosition, tx.select({ position }).from(domainEvents).where(events));
  const itsDeliveries = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(deliveriesOf(own));
  await tx.delete(webhookTries).where(inArray(webhookTries.deliveryId, itsDeliveries));
  await tx.delete(webhookDeliveries).where(deliveriesOf(and(own, sql`not (${ofBooks})`)));
  await tx.delete(domainEvents).where(and(own, sql`not (${ofBooks})`));
  // After the events: what a relay still makes of them is there by then.
  const messages = await tx
    .delete(customerMessages)
    .where(eq(customerMessages.accountId, accountId))
    .returning({ id: customerMessages.id });
  const told = await tx
    .delete(notifications)
    .where(eq(notifications.accountId, accountId))
    .returning({ id: notifications.id });
  return { messages: messages.length, notifications: told.length };
}
