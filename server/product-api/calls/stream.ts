import { z } from 'zod';
import { longestStreamId, streamHeaders as headers } from '@/lib/domain/stream/stream';
import { shortText } from '@/lib/domain/values/inputs';
import { text } from '@/lib/text/text';
import type { Caller, ProductDependencies } from '../http/caller';
import { noSuchCall } from '../http/problems';
import { parseQuery } from '../http/input';

const longestAge = 1_000_000_000;

/** What may be asked of streamMyChanges. */
export const streamQuerySchema = z.object({
  /** The id of the last message that arrived, where no header says it. */
  lastId: shortText(longestStreamId).optional(),
  /** How old the page is that has had no message yet, in seconds. */
  age: z.coerce
    .number({ error: () => text('fields.type.number') })
    .int({ error: () => text('fields.type.int') })
    .min(0, { error: () => text('fields.atLeast.number', { count: 0 }) })
    .max(longestAge, { error: () => text('fields.atMost.number', { count: longestAge }) })
    .optional(),
});

/**
 * GET streamMyChanges: ids and versions of what changes for the customer, as server-sent events, until the JWT ends.
 * @throws AppError 1043 when too many are open
 */
export async function streamMyChanges(
  request: Request,
  { account, session }: Caller,
  { streams }: ProductDependencies,
): Promise<Response> {
  const { lastId, age } = parseQuery(streamQuerySchema, request);
  if (!streams) return noSuchCall();
  if (request.method === 'HEAD') return new Response(null, { headers });
  const until = new Date(Math.min(session.token.expiresAt * 1000, Date.parse(session.expiresAt)));
  const reader = { accountId: account.id, sessionId: session.sessionId, until };
  const start = {
    lastId: request.headers.get('last-event-id')?.slice(0, longestStreamId + 1) ?? lastId,
    age,
  };
  return new Response(await streams.open(reader, start, request.signal), { headers });
}
