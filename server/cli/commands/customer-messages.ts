import { z } from 'zod';
import { messageChannels, messageStatuses } from '@/lib/domain/notification/message';
import { listMessages } from '@/server/database/repositories/notifications/messages';
import { repeatMessages } from '@/server/notifications/repeat';
import type { CommandContext } from './context';
import { requireCustomer } from './customer';
import { RefusedError } from './refused';
import { requireWarehouse } from './warehouses';

const filterSchema = z.object({
  warehouse: z.string().trim().optional(),
  customer: z.string().trim().optional(),
  status: z.enum(messageStatuses).optional(),
  limit: z.int().min(1).max(200).default(20),
});

/** Newest first. */
export const messageListSchema = z.array(
  z.object({
    id: z.string(),
    suite: z.string(),
    channel: z.enum(messageChannels),
    status: z.enum(messageStatuses),
    tries: z.int(),
    subject: z.string().nullable(),
    reason: z.string().nullable(),
    dueAt: z.coerce.date(),
    changedAt: z.coerce.date(),
  }),
);

/** What customers were sent, or will be. @throws RefusedError when there is no such warehouse or customer */
export async function listCustomerMessages(
  context: CommandContext,
  body: unknown,
): Promise<z.infer<typeof messageListSchema>> {
  const { warehouse, customer, status, limit } = filterSchema.parse(body);
  const { db } = context;
  const warehouseId = warehouse === undefined ? undefined : (await requireWarehouse(db, warehouse)).id;
  const accountId = customer === undefined ? undefined : (await requireCustomer(context, customer)).id;
  const rows = await listMessages(db, { warehouseId, accountId, status, limit });
  return rows.map(({ message, warehouse: code, suite }) => {
    const { id, channel, tries, subject, reason, dueAt, changedAt } = message;
    const facts = { id, channel, tries, subject, reason, dueAt, changedAt };
    return { ...facts, status: message.status, suite: `${code}/${suite}` };
  });
}

export const repeatResultSchema = z.object({ repeated: z.int() });

/**
 * Sends messages again that bounced or were given up: one by its id, or all.
 * @throws RefusedError when there is no such message, or it neither bounced nor was given up
 */
export async function repeatCustomerMessages(
  { db, clock }: CommandContext,
  body: unknown,
): Promise<z.infer<typeof repeatResultSchema>> {
  const { id } = z.object({ id: z.string().trim().min(1) }).parse(body);
  const repeated = await repeatMessages(db, { id: id === 'all' ? undefined : id }, clock());
  if (repeated === 0 && id !== 'all')
    throw new RefusedError(`There is no message ${id} that bounced or was given up.`);
  return { repeated };
}
