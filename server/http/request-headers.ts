import type { IncomingMessage } from 'node:http';

/**
 * Names that only this listener, Next or a trusted proxy may give a meaning to. A client that sends them would speak
 * in their name: a Server Action ran with a foreign Origin because `X-Forwarded-Host` said so.
 */
const reserved =
  /^(forwarded|via|x-request-id|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-(waybill|forwarded|middleware|nextjs|next|invoke|now|vercel|prerender|matched|original|rewrite|http-method|method)-.*|x-matched-path|x-http-method|x-nextjs-data)$/i;

/** A header that says that somebody stands between the client and this listener. */
const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/i;

/** Name and value by turns, as `rawHeaders` has them. */
function* pairs(raw: readonly string[]): Generator<[string, string]> {
  for (let i = 0; i + 1 < raw.length; i += 2) yield [raw[i] ?? '', raw[i + 1] ?? ''];
}

/** All values of a header, in order, joined as HTTP joins them. */
export function rawHeader(request: IncomingMessage, name: string): string | undefined {
  const values = [...pairs(request.rawHeaders)].filter(([key]) => key.toLowerCase() === name);
  return values.length === 0 ? undefined : values.map(([, value]) => value).join(', ');
}

/** Bytes of the header section, near enough. */
export function headerBytes(request: IncomingMessage): number {
  return request.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
}

/** Whether a proxy, or somebody who plays one, sent the request on. */
export function isForwarded(request: IncomingMessage): boolean {
  return [...pairs(request.rawHeaders)].some(([name]) => forwarding.test(name));
}

/** Takes headers away by their names. */
export function dropHeaders(request: IncomingMessage, isDropped: (name: string) => boolean): void {
  const kept = [...pairs(request.rawHeaders)].filter(([name]) => !isDropped(name.toLowerCase()));
  request.rawHeaders = kept.flat();
  for (const name of Object.keys(request.headers)) {
    if (isDropped(name)) Reflect.deleteProperty(request.headers, name);
  }
}

/** Drops the reserved names a client sent and sets our own in their place. */
export function replaceHeaders(request: IncomingMessage, own: Record<string, string>): void {
  dropHeaders(request, (name) => reserved.test(name));
  request.rawHeaders = [...request.rawHeaders, ...Object.entries(own).flat()];
  Object.assign(request.headers, own);
}
