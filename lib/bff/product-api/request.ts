import 'server-only';
import type { z } from 'zod';
import type { FetchHandler } from '@/lib/runtime/backend';
import type { LongBody } from '@/lib/runtime/front-listener';
import { AppError, ErrorCode } from '@/lib/contract/errors';
import { currentLanguage, text } from '@/lib/text/text';
import { createIdleTimeout, within } from './idle-timeout';
import { toSearch, type Query } from '@/lib/contract/product-api/query';
import { VisitorLeft, type Resilience } from './resilience';
import { readResponse } from '@/lib/contract/product-api/response';

/** Everything that differs between a remote and an embedded product API, or between two visitors. */
export interface Connection {
  /** Calls go to `{baseUrl}/api/{path}`. */
  baseUrl: string;
  fetch: FetchHandler;
  resilience: Resilience;
  /** The session JWT; absent for guest calls. */
  token?: string | undefined;
  /** Sent with every call, such as the visitor's address to an embedded API. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The base of relative photo addresses; absent for an embedded API, whose photos are the portal's. */
  photoBase?: string;
  /** ms without a byte, not even a heartbeat, after which a stream counts as dead; absent for an embedded API. */
  silence?: number;
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  query?: Query;
  body?: unknown;
}

function toRequest(
  connection: Connection,
  { method, path, query, body }: Call,
  timeout: AbortSignal,
): Request {
  return new Request(`${connection.baseUrl}/api/${path}${toSearch(query ?? {})}`, {
    method,
    cache: 'no-store',
    redirect: 'manual',
    signal: connection.signal ? AbortSignal.any([connection.signal, timeout]) : timeout,
    headers: {
      accept: 'application/json',
      ...connection.headers,
      'accept-language': currentLanguage(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(connection.token && { authorization: `Bearer ${connection.token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** A call that the visitor cancels says nothing about the upstream. */
async function forVisitor<T>({ signal }: Connection, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (signal?.aborted) throw new VisitorLeft(cause);
    throw cause;
  }
}

async function send(connection: Connection, call: Call, timeout: AbortSignal): Promise<Response> {
  try {
    return await connection.fetch(toRequest(connection, call, timeout));
  } catch (cause) {
    throw new AppError(ErrorCode.networkError, text('errors.network'), { cause });
  }
}

/**
 * One call that answers with a stream of server-sent events. It is to begin within the time-out, and then to tell
 * something before the connection's time of silence is over. An embedded API's is passed as it is, for each wrapping
 * costs memory of every open page.
 * @param lastId the id of the last message that arrived, if one has
 * @returns what makes its body, to be called once
 * @throws AppError by SPEC section 8
 */
export async function requestStream(
  connection: Connection,
  { path, query, lastId }: Pick<Call, 'path' | 'query'> & { lastId: string | null },
): Promise<LongBody> {
  return connection.resilience.run(true, () =>
    forVisitor(connection, async () => {
      const { silence, resilience } = connection;
      const { timeout } = resilience;
      const limit = createIdleTimeout(timeout);
      const headers = {
        ...connection.headers,
        accept: 'text/event-stream',
        ...(lastId !== null && { 'last-event-id': lastId }),
      };
      const response = await limit.during(() =>
        send({ ...connection, headers }, { method: 'GET', path, ...(query && { query }) }, limit.signal),
      );
      if (response.status !== 200) await limit.during(() => readResponse(response));
      return () => (silence === undefined ? response : within(response, limit, silence)).body;
    }),
  );
}

async function attempt(connection: Connection, call: Call): Promise<unknown> {
  const limit = createIdleTimeout(connection.resilience.timeout);
  return limit.during(async () => readResponse(await send(connection, call, limit.signal)));
}

/**
 * One call that answers with a file, whose body is streamed through. A file may take longer than the time-out; its
 * first byte, and each one after, may not.
 * @throws AppError by SPEC section 8
 */
export async function requestFile(
  connection: Connection,
  call: Pick<Call, 'path' | 'query'>,
): Promise<Response> {
  return connection.resilience.run(true, () =>
    forVisitor(connection, async () => {
      const { timeout } = connection.resilience;
      const limit = createIdleTimeout(timeout);
      const response = await limit.during(() => send(connection, { ...call, method: 'GET' }, limit.signal));
      if (response.status !== 200) await limit.during(() => readResponse(response));
      return within(response, limit, timeout);
    }),
  );
}

/**
 * One call of the product API, its answer parsed.
 * @throws AppError by SPEC section 8; 23 as well when a 200 does not have the promised shape
 */
export async function requestJson<T extends z.ZodType>(
  connection: Connection,
  call: Call,
  schema: T,
): Promise<z.infer<T>> {
  const body = await connection.resilience.run(call.method === 'GET', () =>
    forVisitor(connection, () => attempt(connection, call)),
  );
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AppError(ErrorCode.unknownResponse, text('errors.unreadable'), { cause: parsed.error });
}
