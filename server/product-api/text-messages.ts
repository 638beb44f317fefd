import { z } from 'zod';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { isHookSignature } from '@/server/delivery';
import { answerableChannels, takeInbound } from '@/server/notifications/inbound/take';
import { parseJson, readBytes } from './http/body';
import type { ProductDependencies } from './http/caller';
import { parseInput } from './http/input';

/** A text message that a customer has sent. */
export const inboundSchema = z.strictObject({
  from: z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number such as +13055550142'),
  text: z.string().max(2000, 'has more than 2000 characters'),
  channel: z.enum(answerableChannels),
});

export const takenSchema = z.object({
  action: z.enum(['stop', 'start', 'help', 'none']),
  accounts: z.int().nonnegative(),
});

type Call = (request: Request, dependencies: ProductDependencies) => Promise<z.infer<typeof takenSchema>>;

/** `POST webhooks/messages`, where text messages have a hook: what customers write back (docs/sms-hook.md). */
export function textMessageCalls(texts: ProductDependencies['texts']): Record<string, Call> {
  if (texts === undefined) return {};
  const { secret, deliver } = texts;
  return {
    'POST webhooks/messages': async (request, { db, clock }) => {
      const body = await readBytes(request);
      const signature = request.headers.get('waybill-signature') ?? '';
      if (!isHookSignature({ secret, body, signature }, clock()))
        throw new AppError(ErrorCode.authenticationFailed, 'The signature is missing, wrong or too old');
      return takeInbound(parseInput(inboundSchema, parseJson(body)), { db, deliver, clock });
    },
  };
}
