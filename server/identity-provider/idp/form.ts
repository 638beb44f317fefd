import type { z } from 'zod';
import { OAuthError } from './oauth-error';

const maxLength = 16_384;

/**
 * Reads the form of an OAuth call (RFC 6749 3.2): a repeated parameter is an error, an empty one counts as absent.
 * @throws OAuthError
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded')
    throw new OAuthError('invalid_request', 'The body must be application/x-www-form-urlencoded');
  const text = await request.text();
  if (text.length > maxLength) throw new OAuthError('invalid_request', 'The body is too large');
  const given = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
  if (new Set(given.map(([name]) => name)).size < given.length)
    throw new OAuthError('invalid_request', 'A parameter comes more than once');
  return Object.fromEntries(given);
}

/**
 * Validates the parameters of a call.
 * @throws OAuthError naming the first that is missing or too long
 */
export function readParameters<T extends z.ZodType>(form: Record<string, string>, schema: T): z.output<T> {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  const name = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new OAuthError('invalid_request', `${name} is missing or not valid`);
}
