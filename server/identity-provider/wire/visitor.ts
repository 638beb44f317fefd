import { tryGetContext } from 'hono/context-storage';
import { trustedHeaders } from '@/lib/runtime/headers';
import { newIdentityId } from '@/server/identity-provider/crypto/tokens';

/** The client of a request, as reported by the front listener. */
export interface Visitor {
  /** The client's address, an IPv6 one as its /64 (security 10). */
  client: string;
  userAgent: string;
  /** The visitor's country as two letters, as reported by a configured proxy, or empty. */
  place: string;
}

/** Bounds the session JWT: browsers drop cookies beyond 4,096 bytes. */
const maxUserAgent = 200;

/** The visitor of a request. Only the front listener sets the client header; without one the call is local. */
export function readVisitor({ headers }: Request): Visitor {
  return {
    client: (headers.get(trustedHeaders.client) ?? 'local').slice(0, 64),
    userAgent: (headers.get('user-agent') ?? '').slice(0, maxUserAgent),
    place: (headers.get(trustedHeaders.place) ?? '').slice(0, 2),
  };
}

/** The request id the front listener gave, or a new one. */
export function readRequestId({ headers }: Request): string {
  return headers.get(trustedHeaders.requestId) ?? newIdentityId('request-id');
}

/** The id that the front listener gave to the request under way; undefined outside of one, as in a command. */
export const currentRequestId = (): string | undefined =>
  tryGetContext()?.req.header(trustedHeaders.requestId);
