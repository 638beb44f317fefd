import { AppError, ErrorCode } from '@/lib/contract/errors';
import { text } from '@/lib/text/text';
import { toSearch, type Query } from '@/lib/contract/product-api/query';
import { readResponse } from '@/lib/contract/product-api/response';

/**
 * Reads through `/bff/{call}` on our own origin, which has already parsed the response, so the browser doesn't load the
 * schemas. A session that ended goes to login at once.
 * @throws AppError by SPEC section 8
 */
export async function browserCall<T>(call: string, query: Query, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/bff/${call}${toSearch(query)}`, {
      headers: { accept: 'application/json' },
      signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new AppError(ErrorCode.networkError, text('errors.network'), { cause });
  }
  if (response.status === 401) window.location.replace('/session/clear');
  return (await readResponse(response)) as T;
}
