import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { toSearch, type Query } from '@/lib/contract/product-api/query';
import { readResponse } from '@/lib/contract/product-api/response';

interface Asking extends Pick<RequestInit, 'method' | 'body' | 'signal'> {
  headers?: Record<string, string>;
}

async function ask<T>(address: string, init: Asking): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, { ...init, headers: { accept: 'application/json', ...init.headers } });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new AppError(ErrorCode.networkError, text('errors.network'), { cause });
  }
  if (response.status === 401) window.location.replace('/session/clear');
  return (await readResponse(response)) as T;
}

/**
 * Reads through `/bff/{call}` on our own origin, which has already parsed the response, so the browser doesn't load the
 * schemas. A session that ended goes to login at once.
 * @throws AppError by SPEC section 8
 */
export const browserCall = <T>(call: string, query: Query, signal?: AbortSignal): Promise<T> =>
  ask(`/bff/${call}${toSearch(query)}`, { signal: signal ?? null });

/** The same for a call that is asked with a body, which must not stand in an address. */
export const browserQuestion = <T>(call: string, body: object, signal: AbortSignal): Promise<T> =>
  ask(`/bff/${call}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    signal,
  });
