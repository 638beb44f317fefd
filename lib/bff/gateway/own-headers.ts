import 'server-only';
import { trustedHeaders } from '@/lib/runtime/headers';

const passed = new Set<string>([trustedHeaders.client, trustedHeaders.requestId]);

/** A request's headers without those that only callers inside this process may set. */
export function withoutInternalHeaders(headers: Headers): Headers {
  const outward = new Headers(headers);
  for (const name of headers.keys()) {
    if (name.startsWith('x-waybill-') && !passed.has(name)) outward.delete(name);
  }
  return outward;
}
