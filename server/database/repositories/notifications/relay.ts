import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MessageChannel } from '@/lib/domain/notification/message';
import { usualRules, type MessageRules } from '@/lib/domain/operator/message-rules';
import { schema, type Database } from '../..';
import { newId } from '../../ids';
import { insertMany } from '../sql/bulk';
import { reachableOf } from './reachable';

const { accounts, customerMessages, messageNotifications, notifications, warehouses } = schema;

export type NotificationRow = typeof notifications.$inferSelect;

/** What decides how customers are told, by account. */
export async function readReachable(db: Database, accountIds: readonly string[]) {
  const { id, status, emailVerified, emailBouncedAt, phone, phoneVerified, preferences } = accounts;
  const { timeZone, notificationChoices } = accounts;
  const reached = { id, status, emailVerified, emailBouncedAt, phone, phoneVerified, preferences };
  const rows = await db
    .select({ ...reached, timeZone, notificationChoices })
    .from(accounts)
    .where(inArray(id, [...accountIds]));
  return new Map(rows.map((row) => [row.id, reachableOf(row)]));
}

/** What warehouses tell their customers, by warehouse. */
export async function readRules(
  db: Database,
  warehouseIds: readonly string[],
): Promise<(warehouseId: string) => MessageRules> {
  const rows = await db
    .select({ id: warehouses.id, rules: warehouses.messageRules })
    .from(warehouses)
    .where(inArray(warehouses.id, [...warehouseIds]));
  const rules = new Map(rows.map((row) => [row.id, row.rules]));
  return (warehouseId) => rules.get(warehouseId) ?? usualRules;
}

export async function addNotifications(tx: Database, rows: readonly NotificationRow[]): Promise<void> {
  await insertMany(tx, notifications, rows);
}

/**
 * The message that collects what an account is told by a channel, made when there is none: so many notifications of a
 * short time are one message.
 */
export async function openMessage(
  tx: Database,
  { accountId, channel }: { accountId: string; channel: MessageChannel },
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<{ id: string; isNew: boolean }> {
  const id = newId('msg');
  const row = { id, accountId, channel, status: 'queued' as const, dueAt, createdAt: now, changedAt: now };
  const [message] = await tx
    .insert(customerMessages)
    .values(row)
    .onConflictDoUpdate({
      target: [customerMessages.accountId, customerMessages.channel],
      targetWhere: sql`${customerMessages.status} = 'queued' and ${customerMessages.tries} = 0`,
      set: { changedAt: now },
    })
    .returning({ id: customerMessages.id });
  if (!message) throw new Error('A message was neither made nor found');
  return { id: message.id, isNew: message.id === id };
}

/** A message that nothing joins: it is at work from the start. @returns its id */
export async function addMessage(
  tx: Database,
  { accountId, channel }: { accountId: string; channel: MessageChannel },
  now: Date,
): Promise<string> {
  const id = newId('msg');
  const row = { id, accountId, channel, status: 'sending' as const };
  await tx.insert(customerMessages).values({ ...row, dueAt: now, createdAt: now, changedAt: now });
  return id;
}

/** The messages of accounts that still collect news, and what says when they leave. */
export async function readCollecting(tx: Database, accountIds: readonly string[], now: Date) {
  const { id, channel, dueAt, accountId, status, tries } = customerMessages;
  const { timeZone, notificationChoices } = accounts;
  return tx
    .select({ id, channel, dueAt, timeZone, notificationChoices })
    .from(customerMessages)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(inArray(accountId, [...accountIds]), eq(status, 'queued'), eq(tries, 0), gt(dueAt, now)));
}

/** Puts notifications into messages. */
export async function fillMessages(
  tx: Database,
  pairs: readonly (typeof messageNotifications.$inferInsert)[],
): Promise<void> {
  await insertMany(tx, messageNotifications, pairs);
}
