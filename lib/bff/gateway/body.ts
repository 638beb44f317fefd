import 'server-only';
import { BodyTooLarge, readAtMost } from '@/lib/runtime/body';

const limit = 1_048_576;

/**
 * Reads a request's body, at most 1 MB, declared or streamed (security 22). It is buffered rather than streamed, so that
 * the provider gets a Content-Length and never sees an oversized body.
 * @throws BodyTooLarge
 */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!request.body) return undefined;
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLarge();
  return readAtMost(limit, request);
}
