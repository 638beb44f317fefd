import { toAppError } from './errors';

async function readBody(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  if (!response.ok) throw body;
  return (body as { data: unknown }).data;
}

/**
 * A call that only the embedded identity server has, and the SDK lacks. Its responses are our own, so the browser skips
 * their schemas.
 * @throws AppError
 */
export async function ownCall<T>(method: 'GET' | 'POST', path: string): Promise<T> {
  try {
    const response = await fetch(`/sdk/v1${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: '{}' }),
    });
    return (await readBody(response)) as T;
  } catch (error) {
    throw toAppError(error);
  }
}
