import { z } from 'zod';

/** A token that fits a cookie: browsers drop one whose name and value together reach 4,096 bytes (docs/identity.md). */
export const tokenSchema = z.string().min(1).max(4_000);

/** The session part of every authenticate response (identity "Requests"). */
export const sessionAnswerSchema = z.looseObject({
  data: z.looseObject({
    session_token: tokenSchema,
    session_jwt: tokenSchema,
    session: z.looseObject({ expires_at: z.string() }),
  }),
});

/** The provider's error, which is not wrapped in `data`. */
export const providerErrorSchema = z.looseObject({
  status_code: z.number(),
  error_type: z.string(),
  error_message: z.string().default(''),
});

/** Only these error types end a session, and only from calls that can (identity "Behaviour"). */
const unrecoverable = new Set([
  'unauthorized_credentials',
  'user_unauthenticated',
  'invalid_secret_authentication',
  'session_not_found',
]);

/** Whether a parsed response body says that the session has ended. */
export function isSessionDead(body: unknown): boolean {
  const error = providerErrorSchema.safeParse(body);
  return error.success && unrecoverable.has(error.data.error_type);
}

/** The Authorization header of the wire; without a session the public token takes the place of the session token. */
export function basicAuthorization(publicToken: string, sessionToken: string | undefined): string {
  return `Basic ${btoa(`${publicToken}:${sessionToken ?? publicToken}`)}`;
}

/** Seconds until a session ends, for Max-Age; browsers cap at 400 days themselves. */
export function secondsUntil(expiresAt: string, now: Date): number {
  const seconds = Math.floor((Date.parse(expiresAt) - now.getTime()) / 1000);
  return Number.isFinite(seconds) ? Math.max(1, seconds) : 1;
}
