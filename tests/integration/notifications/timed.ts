import { and, asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { NotificationChoicesUpdate } from '@/lib/domain/notification/choices';
import { messageChannels, type MessageChannel } from '@/lib/domain/notification/message';
import { schema, type Database } from '@/server/database';
import { queueName } from '@/server/notifications/message-queue';
import { packageRow, startOperators, type TestOperator } from '../operators/harness';
import { quick, secret, tell } from './tell';

const { accounts, customerMessages, notifications, outboxMessages } = schema;

export const settling = 30_000;

/** The start of a day without a change of clocks, in a year that is ahead of the database's own clock. */
export const begin = new Date('2040-06-11T00:00:00Z');

/**
 * The portal's notifications by a clock that the test sets. The database's queue knows its own time only: jobs of later
 * times wait until the clock is moved there.
 */
export async function startTimed(db: Database) {
  const operators = await startOperators(db, { start: begin, messageSecret: secret, messageChannels });
  const start = () => tell(db, { times: { ...quick, settling }, clock: operators.clock });
  let telling = start();
  // The queue makes its tables when the work begins, and is in the way of what moves its jobs meanwhile.
  const queue = async () => {
    const rows = await db.select({ name: sql<string>`name` }).from(sql`pgboss.queue`);
    return rows.map(({ name }) => name);
  };
  await expect.poll(queue).toContain(queueName);
  const count = async (wms: TestOperator) =>
    db.$count(notifications, eq(notifications.accountId, wms.account.id));
  return {
    operators,
    stop: () => telling.stop(),
    restart: () => {
      telling = start();
    },
    /** Moves the clock on, and what waits for a time until then may leave. */
    until: async (instant: string) => {
      const to = new Date(instant);
      operators.advance((to.getTime() - operators.clock().getTime()) / 1000);
      await db.execute(
        sql`update pgboss.job set start_after = now() where start_after <= ${to.toISOString()}::timestamptz and state < 'completed'`,
      );
    },
    /** A customer in New York whom all channels reach. */
    customer: async (): Promise<TestOperator> => {
      const wms = await operators.operator();
      const phone = `+1305555${String(1000 + numbers++)}`;
      await db
        .update(accounts)
        .set({ timeZone: 'America/New_York', phone, phoneVerified: true })
        .where(eq(accounts.id, wms.account.id));
      return wms;
    },
    choose: async (wms: TestOperator, change: Partial<NotificationChoicesUpdate>) => {
      const body = { groups: {}, daily: [], digestHour: 18, ...change };
      const answer = await operators.call('updateNotificationChoices', { token: await wms.token(), body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    },
    /** A package that arrives, and of which the portal has taken note. */
    arrive: async (wms: TestOperator, description: string) => {
      const before = await count(wms);
      await wms.tell('packages', packageRow({ description, status: 'received' }));
      await expect.poll(() => count(wms)).toBe(before + 1);
    },
    /** The messages of an account, oldest first. */
    messagesOf: (wms: TestOperator, channel: MessageChannel = 'email') =>
      db
        .select()
        .from(customerMessages)
        .where(and(eq(customerMessages.accountId, wms.account.id), eq(customerMessages.channel, channel)))
        .orderBy(asc(customerMessages.createdAt)),
    /** What reached an account by a channel, oldest first. */
    reached: async (wms: TestOperator, channel: MessageChannel = 'email') => {
      const [account] = await db.select().from(accounts).where(eq(accounts.id, wms.account.id));
      const recipient = channel === 'email' ? account?.email : account?.phone;
      const rows = await db
        .select()
        .from(outboxMessages)
        .where(and(eq(outboxMessages.recipient, recipient ?? ''), eq(outboxMessages.channel, channel)))
        .orderBy(asc(outboxMessages.createdAt));
      return rows.map(({ body }) => body);
    },
    close: async () => {
      await telling.stop();
      await operators.close();
    },
  };
}

export type Timed = Awaited<ReturnType<typeof startTimed>>;

let numbers = 0;
