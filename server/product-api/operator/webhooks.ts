import { z } from 'zod';
import { idSchema } from '@/lib/domain/values/inputs';
import { listEndpointsOf } from '@/server/database/repositories/webhooks/endpoints';
import * as webhooks from '@/server/webhooks/manage';
import { managingCall, type ManagingCall } from './managing';

interface Given<I extends z.ZodType, A extends z.ZodType> {
  method: 'GET' | 'POST';
  summary: string;
  input: I;
  answer: A;
  act: (manager: webhooks.Manager & { warehouseId: string }, input: z.infer<I>) => Promise<z.infer<A>>;
}

const webhookCall = <I extends z.ZodType, A extends z.ZodType>({ act, ...given }: Given<I, A>) =>
  managingCall({
    ...given,
    scope: 'webhooks',
    act: ({ operator: { warehouseId }, dependencies }, input: z.infer<I>) => {
      const { db, clock, messageSecret: secret, privateWebhooks: allowPrivate = false } = dependencies;
      if (secret === undefined) throw new Error('Webhooks need the secret of the installation');
      return act({ db, clock, secret, allowPrivate, warehouseId }, input);
    },
  });

const one = z.strictObject({ id: idSchema });
const done = z.object({ id: z.string() });

/** A change of one webhook that answers with its id. */
const changing = (summary: string, change: typeof webhooks.enableWebhook) =>
  webhookCall({
    method: 'POST',
    summary,
    input: one,
    answer: done,
    act: async (manager, { id }) => {
      await change(manager, id);
      return { id };
    },
  });

/** The calls by which operators' systems manage their own webhooks, by name. */
export const operatorWebhookCalls: Record<string, ManagingCall> = {
  webhooks: webhookCall({
    method: 'GET',
    summary: 'The warehouse’s webhooks, without their secrets',
    input: z.strictObject({}),
    answer: z.object({ webhooks: z.array(webhooks.webhookSchema) }),
    act: async ({ db, warehouseId }) => ({
      webhooks: (await listEndpointsOf(db, warehouseId)).map(webhooks.toWebhook),
    }),
  }),
  webhookTries: webhookCall({
    method: 'GET',
    summary: 'The newest tries of a webhook, with what was sent and answered',
    input: one,
    answer: z.object({ tries: z.array(webhooks.trySchema) }),
    act: async (manager, { id }) => ({ tries: await webhooks.listTries(manager, id) }),
  }),
  createWebhook: webhookCall({
    method: 'POST',
    summary: 'Makes a webhook; its secret is told only now',
    input: z.strictObject({ url: webhooks.addressSchema, kinds: webhooks.kindsSchema }),
    answer: webhooks.secretSchema,
    act: (manager, given) => webhooks.createWebhook(manager, { ...given, warehouseId: manager.warehouseId }),
  }),
  rotateWebhook: webhookCall({
    method: 'POST',
    summary: 'Makes a new secret; the one before signs, too, for a day',
    input: one,
    answer: webhooks.secretSchema,
    act: (manager, { id }) => webhooks.rotateWebhook(manager, id),
  }),
  enableWebhook: changing('Tells a webhook again of what happens from now on', webhooks.enableWebhook),
  disableWebhook: changing('Tells a webhook nothing any more', webhooks.disableWebhook),
  deleteWebhook: changing('Removes a webhook with its tries', webhooks.deleteWebhook),
  replayWebhook: webhookCall({
    method: 'POST',
    summary: 'Has one change, or those of a span, delivered again',
    input: webhooks.replaySchema,
    answer: webhooks.replayedSchema,
    act: webhooks.replayWebhook,
  }),
  testWebhook: webhookCall({
    method: 'POST',
    summary: 'Sends a signed message of the type webhook.test at once',
    input: one,
    answer: webhooks.testedSchema,
    act: (manager, { id }) => webhooks.testWebhook(manager, id),
  }),
};
