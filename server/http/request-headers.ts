import type { IncomingMessage } from 'node:http';

/**
 * Headers that only this listener, Next or a trusted proxy may set. From a client they would be trusted as theirs: a
 * Server Action ran with a foreign Origin because of `X-Forwarded-Host`.
 */
const reserved =
  /^(forwarded|via|x-request-id|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-(waybill|forwarded|middleware|nextjs|next|invoke|now|vercel|prerender|matched|original|rewrite|http-method|method)-.*|x-matched-path|x-http-method|x-nextjs-data)$/i;

/** Headers that reveal a proxy between the client and this listener. */
const forwarding = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/i;

/** The pairs of name and value in `rawHeaders`. */
function* pairs(raw: readonly string[]): Generator<[string, string]> {
  for (let i = 0; i + 1 < raw.length; i += 2) yield [raw[i] ?? '', raw[i + 1] ?? ''];
}

/** All values of a header, in order, joined as HTTP does. */
export function rawHeader(request: IncomingMessage, name: string): string | undefined {
  const values = [...pairs(request.rawHeaders)].filter(([key]) => key.toLowerCase() === name);
  return values.length === 0 ? undefined : values.map(([, value]) => value).join(', ');
}

/** Approximate bytes of the header section. */
export function headerBytes(request: IncomingMessage): number {
  return request.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
}

/** Whether the request went through a proxy, or claims so. */
export function isForwarded(request: IncomingMessage): boolean {
  return [...pairs(request.rawHeaders)].some(([name]) => forwarding.test(name));
}

/** Removes headers by name. */
export function dropHeaders(request: IncomingMessage, isDropped: (name: string) => boolean): void {
  const remaining = [...pairs(request.rawHeaders)].filter(([name]) => !isDropped(name.toLowerCase()));
  request.rawHeaders = remaining.flat();
  for (const name of Object.keys(request.headers)) {
    if (isDropped(name)) Reflect.deleteProperty(request.headers, name);
  }
}

/** Sets headers of a request, each in place of what it had by that name. @param own by lower-case name */
export function setHeaders(request: IncomingMessage, own: Record<string, string>): void {
  dropHeaders(request, (name) => Object.hasOwn(own, name));
  request.rawHeaders = [...request.rawHeaders, ...Object.entries(own).flat()];
  Object.assign(request.headers, own);
}

/** Removes the reserved headers a client sent and sets our own instead. */
export function replaceHeaders(request: IncomingMessage, own: Record<string, string>): void {
  dropHeaders(request, (name) => reserved.test(name));
  setHeaders(request, own);
}
