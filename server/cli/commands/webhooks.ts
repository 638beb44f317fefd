import { z } from 'zod';
import { AppError } from '@/lib/contract/errors';
import { listEndpoints } from '@/server/database/repositories/webhooks/endpoints';
import { loadSecret } from '@/server/identity-provider/secret';
import * as webhooks from '@/server/webhooks/manage';
import { checked } from './checked';
import type { CommandContext } from './context';
import { RefusedError } from './refused';
import { requireWarehouse } from './warehouses';

async function managerOf({ db, clock, settings }: CommandContext): Promise<webhooks.Manager> {
  return { db, clock, secret: await loadSecret({ settings }), allowPrivate: settings.privateWebhooks };
}

/** Does something as the manager of all webhooks. @throws RefusedError with why it can't be done */
async function managing<T>(
  context: CommandContext,
  act: (manager: webhooks.Manager) => Promise<T>,
): Promise<T> {
  try {
    return await act(await managerOf(context));
  } catch (error) {
    if (error instanceof AppError) throw new RefusedError(`${error.message}.`, { cause: error });
    throw error;
  }
}

const newWebhookSchema = z.strictObject({
  /** The warehouse's code, such as `MIA`. */
  warehouse: z.string().trim().min(1),
  url: webhooks.addressSchema,
  kind: webhooks.kindsSchema,
});

/** Makes an endpoint of a warehouse; its secret is in the result and nowhere else. @throws RefusedError */
export async function createWebhook(context: CommandContext, body: unknown) {
  const { warehouse, url, kind: kinds } = checked(newWebhookSchema, body);
  const { id: warehouseId } = await requireWarehouse(context.db, warehouse);
  return webhooks.createWebhook(await managerOf(context), { warehouseId, url, kinds });
}

export const webhookListSchema = z.array(webhooks.webhookSchema.extend({ warehouse: z.string() }));

/** All endpoints, without their secrets. */
export async function listWebhooks({ db }: CommandContext): Promise<z.infer<typeof webhookListSchema>> {
  const rows = await listEndpoints(db);
  return rows.map(({ endpoint, warehouse }) => ({ ...webhooks.toWebhook(endpoint), warehouse }));
}

const idOf = (body: unknown) => z.object({ id: z.string().trim() }).parse(body).id;

export const webhookShownSchema = webhooks.webhookSchema.extend({ tries: z.array(webhooks.trySchema) });

/** An endpoint with its newest tries. @throws RefusedError */
export function showWebhook(
  context: CommandContext,
  body: unknown,
): Promise<z.infer<typeof webhookShownSchema>> {
  return managing(context, async (manager) => {
    const endpoint = await webhooks.requireWebhook(manager, idOf(body));
    return { ...webhooks.toWebhook(endpoint), tries: await webhooks.listTries(manager, endpoint.id) };
  });
}

/** Makes a new secret; the one before signs, too, for a day. @throws RefusedError while it still does */
export function rotateWebhook(context: CommandContext, body: unknown) {
  return managing(context, (manager) => webhooks.rotateWebhook(manager, idOf(body)));
}

const changes = {
  enable: webhooks.enableWebhook,
  disable: webhooks.disableWebhook,
  delete: webhooks.deleteWebhook,
};

/** Enables, disables or deletes an endpoint. @throws RefusedError */
export async function changeWebhook(context: CommandContext, change: keyof typeof changes, body: unknown) {
  await managing(context, (manager) => changes[change](manager, idOf(body)));
  return null;
}

/** Has one change, or those of a span, delivered again, each under its own `webhook-id`. @throws RefusedError */
export function replayWebhook(context: CommandContext, body: unknown) {
  const replay = checked(webhooks.replaySchema, body);
  return managing(context, (manager) => webhooks.replayWebhook(manager, replay));
}

/** Sends a signed message of the type `webhook.test` at once. @throws RefusedError */
export function testWebhook(context: CommandContext, body: unknown) {
  return managing(context, (manager) => webhooks.testWebhook(manager, idOf(body)));
}
