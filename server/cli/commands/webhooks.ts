import { z } from 'zod';
import { customerEventKinds, eventKinds } from '@/lib/domain/event/catalogue';
import { oneOf } from '@/lib/domain/values/inputs';
import { isLoopbackHost } from '@/lib/runtime/settings/loopback';
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
  listEndpoints,
  type EndpointRow,
} from '@/server/database/repositories/webhooks/endpoints';
import { loadSecret } from '@/server/identity-provider/secret';
import { postTo } from '@/server/webhooks/post';
import { overlap, secretOf, signedHeaders } from '@/server/webhooks/secrets';
import { checked } from './checked';
import type { CommandContext } from './context';
import { RefusedError } from './refused';
import { requireWarehouse } from './warehouses';

const urlRule = 'Give an https address, or one by http on this machine';

function isUsable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
  return isSecure && username === '' && password === '';
}

const newWebhookSchema = z.strictObject({
  /** The warehouse's code, such as `MIA`. */
  warehouse: z.string().trim().min(1),
  url: z.string().max(500, 'Use at most 500 characters').refine(isUsable, urlRule),
  kind: z
    .array(oneOf(eventKinds))
    .min(1)
    .default([...customerEventKinds]),
});

export const secretResultSchema = z.object({ id: z.string(), secret: z.string() });

/** Makes an endpoint of a warehouse; its secret is in the result and nowhere else. @throws RefusedError */
export async function createWebhook({ db, clock, settings }: CommandContext, body: unknown) {
  const { warehouse, url, kind: kinds } = checked(newWebhookSchema, body);
  const { id: warehouseId } = await requireWarehouse(db, warehouse);
  const id = newId('whk');
  await addEndpoint(db, { id, warehouseId, url: new URL(url).href, kinds, createdAt: clock() });
  return { id, secret: secretOf(id, 1, await loadSecret({ settings })) };
}

const viewSchema = z.object({
  id: z.string(),
  url: z.string(),
  kinds: z.array(z.string()),
  createdAt: z.coerce.date(),
  rotatesUntil: z.coerce.date().nullable(),
  disabledAt: z.coerce.date().nullable(),
  disabledReason: z.string().nullable(),
});

const view = ({ id, url, kinds, createdAt, rotatesUntil, disabledAt, disabledReason }: EndpointRow) => ({
  ...{ id, url, kinds, createdAt, rotatesUntil, disabledAt, disabledReason },
});

export const webhookListSchema = z.array(viewSchema.extend({ warehouse: z.string() }));

/** All endpoints, without their secrets. */
export async function listWebhooks({ db }: CommandContext): Promise<z.infer<typeof webhookListSchema>> {
  return (await listEndpoints(db)).map(({ endpoint, warehouse }) => ({ ...view(endpoint), warehouse }));
}

const named = z.object({ id: z.string().trim() });

async function requireEndpoint({ db }: CommandContext, body: unknown): Promise<EndpointRow> {
  const { id } = named.parse(body);
  const endpoint = await findEndpoint(db, id);
  if (!endpoint) throw new RefusedError(`There is no webhook "${id}". See: npm run waybill -- webhook list`);
  return endpoint;
}

/** Tries that `show` prints. */
const shownTries = 20;

export const webhookShownSchema = viewSchema.extend({
  tries: z.array(
    z.object({
      at: z.coerce.date(),
      change: z.string(),
      kind: z.string(),
      delivery: z.string(),
      status: z.int().nullable(),
      reason: z.string().nullable(),
      body: z.string(),
      answer: z.string(),
    }),
  ),
});

/** An endpoint with its newest tries. @throws RefusedError */
export async function showWebhook(
  context: CommandContext,
  body: unknown,
): Promise<z.infer<typeof webhookShownSchema>> {
  const endpoint = await requireEndpoint(context, body);
  const tries = await readTries(context.db, endpoint.id, shownTries);
  return {
    ...view(endpoint),
    tries: tries.map(({ attempt, delivery, kind }) => ({
      at: attempt.at,
      change: `chg_${delivery.eventPosition}`,
      kind,
      delivery: delivery.id,
      status: attempt.status,
      reason: attempt.reason,
      body: attempt.body,
      answer: attempt.answer,
    })),
  };
}

/** Makes a new secret; the one before signs, too, for a day. @throws RefusedError while it still does */
export async function rotateWebhook(context: CommandContext, body: unknown) {
  const { id, generation: before, rotatesUntil } = await requireEndpoint(context, body);
  const { db, clock, settings } = context;
  const now = clock();
  if (rotatesUntil && now < rotatesUntil) {
    throw new RefusedError(`It is being rotated until ${rotatesUntil.toISOString()}: two secrets sign.`);
  }
  const generation = before + 1;
  await changeEndpoint(db, id, { generation, rotatesUntil: new Date(now.getTime() + overlap) });
  return { id, secret: secretOf(id, generation, await loadSecret({ settings })) };
}

/** Tells an endpoint again of what happens from now on. @throws RefusedError */
export async function enableWebhook(context: CommandContext, body: unknown): Promise<null> {
  const { id } = await requireEndpoint(context, body);
  await changeEndpoint(context.db, id, { disabledAt: null, disabledReason: null, noticeDue: null });
  return null;
}

/** Tells an endpoint nothing any more. @throws RefusedError */
export async function disableWebhook(context: CommandContext, body: unknown): Promise<null> {
  const { id } = await requireEndpoint(context, body);
  await changeEndpoint(context.db, id, { disabledAt: context.clock(), disabledReason: 'by command' });
  return null;
}

/** Removes an endpoint with its tries. @throws RefusedError */
export async function deleteWebhook(context: CommandContext, body: unknown): Promise<null> {
  const { id } = await requireEndpoint(context, body);
  await deleteEndpoint(context.db, id);
  return null;
}

const timeSchema = z.iso.datetime({ offset: true, error: 'Give a time such as 2026-05-01T10:00:00Z' });

const replaySchema = z
  .object({
    change: z
      .string()
      .regex(/^chg_\d{1,15}$/, 'Give the id of a change, such as chg_4711')
      .optional(),
    from: timeSchema.optional(),
    to: timeSchema.optional(),
  })
  .refine(({ change, from }) => (change === undefined) !== (from === undefined), {
    path: ['change'],
    error: 'Name one change, or a span with --from and --to',
  });

export const replayResultSchema = z.object({ count: z.int() });

/** Has one change, or those of a span, delivered again, each under its own `webhook-id`. @throws RefusedError */
export async function replayWebhook(context: CommandContext, body: unknown) {
  const endpoint = await requireEndpoint(context, body);
  const { change, from, to } = checked(replaySchema, body);
  if (endpoint.disabledAt) throw new RefusedError('It is disabled: enable it first.');
  const { db, clock } = context;
  const now = clock();
  const of: ReplayOf =
    from === undefined
      ? { position: Number(change?.slice('chg_'.length)) }
      : { from: new Date(from), to: to === undefined ? now : new Date(to) };
  return { count: await db.transaction((tx) => replayDeliveries(tx, endpoint, of, now)) };
}

export const testResultSchema = z.object({ status: z.int(), text: z.string() });

/** Sends a signed message of the type `webhook.test` at once. @throws RefusedError with why there is no answer */
export async function testWebhook(context: CommandContext, given: unknown) {
  const endpoint = await requireEndpoint(context, given);
  const { clock, settings } = context;
  const at = clock();
  const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} });
  const secret = await loadSecret({ settings });
  const headers = signedHeaders(endpoint, { id: newId('whd'), body, at }, secret);
  try {
    return await postTo(new URL(endpoint.url), { headers, body }, { allowPrivate: settings.privateWebhooks });
  } catch (error) {
    throw new RefusedError(`${endpoint.url}: ${(error as Error).message}`, { cause: error });
  }
}
