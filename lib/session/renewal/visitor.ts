import { trustedHeaders } from '@/lib/runtime/headers';

export function pickHeaders(headers: Headers, names: readonly string[]): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const name of names) {
    const value = headers.get(name);
    if (value) picked[name] = value;
  }
  return picked;
}

/** Headers that identify the visitor, for rate limits and records at the provider. */
export function visitorHeaders(headers: Headers): Record<string, string> {
  return pickHeaders(headers, [
    trustedHeaders.client,
    trustedHeaders.place,
    trustedHeaders.requestId,
    'user-agent',
  ]);
}
