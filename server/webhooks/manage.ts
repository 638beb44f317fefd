import { z } from 'zod';
import { customerEventKinds, eventKinds } from '@/lib/domain/event/catalogue';
import { changeIdSchema, positionOf, changeIdOf } from '@/lib/domain/operator/change-id';
import { instantSchema } from '@/lib/domain/values/common';
import { idSchema, oneOf } from '@/lib/domain/values/inputs';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { isLoopbackHost } from '@/lib/runtime/settings/loopback';
import type { Database } from '@/server/database';
import { newId } from '@/server/database/ids';
import {
  readTries,
  replayDeliveries,
  type ReplayOf,
} from '@/server/database/repositories/webhooks/deliveries';
import {
  addEndpoint,
  changeEndpoint,
  deleteEndpoint,
  findEndpoint,
  type EndpointRow,
} from '@/server/database/repositories/webhooks/endpoints';
import { postTo } from './post';
import { overlap, secretOf, signedHeaders } from './secrets';

/** Whoever manages webhooks, by command or by call. */
export interface Manager {
  db: Database;
  clock: () => Date;
  /** The installation's, from which endpoints' are derived. */
  secret: string;
  /** Whether webhooks may go to addresses that are not public. */
  allowPrivate: boolean;
  /** The only warehouse whose webhooks are there; all of them by command. */
  warehouseId?: string;
}

function isUsable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
  return isSecure && username === '' && password === '';
}

export const addressSchema = z
  .string()
  .max(500, 'Use at most 500 characters')
  .refine(isUsable, 'Give an https address, or one by http on this machine');

export const kindsSchema = z
  .array(oneOf(eventKinds))
  .min(1, 'Name a kind')
  .default([...customerEventKinds]);

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(eventKinds)),
  createdAt: instantSchema,
  /** Until when the secret before the newest signs, too. */
  rotatesUntil: instantSchema.optional(),
  disabledAt: instantSchema.optional(),
  disabledReason: z.string().optional(),
});

/** An endpoint as its owner sees it, without its secret. */
export function toWebhook(row: EndpointRow): z.infer<typeof webhookSchema> {
  const { id, url, kinds, createdAt, rotatesUntil, disabledAt, disabledReason } = row;
  return {
    ...{ id, url, kinds, createdAt: createdAt.toISOString() },
    ...(rotatesUntil && { rotatesUntil: rotatesUntil.toISOString() }),
    ...(disabledAt && { disabledAt: disabledAt.toISOString() }),
    ...(disabledReason !== null && { disabledReason }),
  };
}

/** A secret, told when it is made and never again. */
export const secretSchema = z.object({ id: z.string(), secret: z.string() });

/** Makes an endpoint of a warehouse. */
export async function createWebhook(
  { db, clock, secret }: Manager,
  { warehouseId, url, kinds }: Pick<EndpointRow, 'warehouseId' | 'url' | 'kinds'>,
): Promise<z.infer<typeof secretSchema>> {
  const id = newId('whk');
  await addEndpoint(db, { id, warehouseId, url: new URL(url).href, kinds, createdAt: clock() });
  return { id, secret: secretOf(id, 1, secret) };
}

/** An endpoint of the manager's. @throws AppError 1001 */
export async function requireWebhook({ db, warehouseId }: Manager, id: string): Promise<EndpointRow> {
  const endpoint = await findEndpoint(db, id);
  const isTheirs = warehouseId === undefined || endpoint?.warehouseId === warehouseId;
  if (!endpoint || !isTheirs) throw new AppError(ErrorCode.pathNotFound, `There is no webhook "${id}"`);
  return endpoint;
}

/** Makes a new secret; the one before signs, too, for a day. @throws AppError 1001, 1042 while it still does */
export async function rotateWebhook(manager: Manager, id: string): Promise<z.infer<typeof secretSchema>> {
  const { generation: before, rotatesUntil } = await requireWebhook(manager, id);
  const now = manager.clock();
  if (rotatesUntil && now < rotatesUntil) {
    const message = `It is being rotated until ${rotatesUntil.toISOString()}: two secrets sign`;
    throw new AppError(ErrorCode.transitionNotAllowed, message);
  }
  const generation = before + 1;
  await changeEndpoint(manager.db, id, { generation, rotatesUntil: new Date(now.getTime() + overlap) });
  return { id, secret: secretOf(id, generation, manager.secret) };
}

/** Tells an endpoint again of what happens from now on. @throws AppError 1001 */
export async function enableWebhook(manager: Manager, id: string): Promise<void> {
  await requireWebhook(manager, id);
  await changeEndpoint(manager.db, id, { disabledAt: null, disabledReason: null, noticeDue: null });
}

/** Tells an endpoint nothing any more. @throws AppError 1001 */
export async function disableWebhook(manager: Manager, id: string): Promise<void> {
  await requireWebhook(manager, id);
  await changeEndpoint(manager.db, id, { disabledAt: manager.clock(), disabledReason: 'by its owner' });
}

/** Removes an endpoint with its tries. @throws AppError 1001 */
export async function deleteWebhook(manager: Manager, id: string): Promise<void> {
  await requireWebhook(manager, id);
  await deleteEndpoint(manager.db, id);
}

export const trySchema = z.object({
  at: instantSchema,
  /** The id of the change, and its `webhook-id`. */
  change: z.string(),
  webhookId: z.string(),
  kind: z.enum(eventKinds),
  /** The answer's status, if one came. */
  status: z.int().optional(),
  /** Why it failed. */
  reason: z.string().optional(),
  body: z.string(),
  /** The beginning of the answer. */
  answer: z.string(),
});

/** Tries that are shown. */
const shownTries = 20;

/** The newest tries for an endpoint. @throws AppError 1001 */
export async function listTries(manager: Manager, id: string): Promise<z.infer<typeof trySchema>[]> {
  await requireWebhook(manager, id);
  const tries = await readTries(manager.db, id, shownTries);
  return tries.map(({ attempt: { at, status, reason, body, answer }, delivery, kind }) => ({
    at: at.toISOString(),
    change: changeIdOf(delivery.eventPosition),
    webhookId: delivery.id,
    kind,
    ...(status !== null && { status }),
    ...(reason !== null && { reason }),
    body,
    answer,
  }));
}

const timeSchema = z.iso.datetime({ offset: true, error: 'Give a time such as 2026-05-01T10:00:00Z' });

/** One change, or a span by when changes were recorded; it ends now by default. */
export const replaySchema = z
  .strictObject({
    id: idSchema,
    change: changeIdSchema.optional(),
    from: timeSchema.optional(),
    to: timeSchema.optional(),
  })
  .refine(({ change, from }) => (change === undefined) !== (from === undefined), {
    path: ['change'],
    error: 'Name one change, or a span by from and to',
  });

export const replayedSchema = z.object({ count: z.int() });

/** Has changes delivered again, each under its own `webhook-id`. @throws AppError 1001, 1042 when it is disabled */
export async function replayWebhook(
  manager: Manager,
  { id, change, from, to }: z.infer<typeof replaySchema>,
): Promise<z.infer<typeof replayedSchema>> {
  const endpoint = await requireWebhook(manager, id);
  if (endpoint.disabledAt) {
    throw new AppError(ErrorCode.transitionNotAllowed, 'It is disabled: enable it first');
  }
  const now = manager.clock();
  const of: ReplayOf =
    from === undefined
      ? { position: positionOf(change ?? '') }
      : { from: new Date(from), to: to === undefined ? now : new Date(to) };
  return { count: await manager.db.transaction((tx) => replayDeliveries(tx, endpoint, of, now)) };
}

export const testedSchema = z.object({
  /** Of the answer, if one came. */
  status: z.int().optional(),
  answer: z.string().optional(),
  /** Why there is none. */
  reason: z.string().optional(),
});

/** Sends a signed message of the type `webhook.test` at once. @throws AppError 1001 */
export async function testWebhook(manager: Manager, id: string): Promise<z.infer<typeof testedSchema>> {
  const endpoint = await requireWebhook(manager, id);
  const { clock, secret, allowPrivate } = manager;
  const at = clock();
  const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} });
  const headers = signedHeaders(endpoint, { id: newId('whd'), body, at }, secret);
  try {
    const { status, text: answer } = await postTo(new URL(endpoint.url), { headers, body }, { allowPrivate });
    return { status, answer };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'unknown' };
  }
}
