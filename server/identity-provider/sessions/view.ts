import type { Session } from '@/server/database/repositories/identity/identity-sessions';
import { readFactors, type Factor } from './factors';

/** A session as the SDK reads it. */
export interface SessionView {
  session_id: string;
  user_id: string;
  started_at: string;
  last_accessed_at: string;
  expires_at: string;
  attributes: { ip_address: string; user_agent: string };
  authentication_factors: Factor[];
  custom_claims: null;
  roles: string[];
}

/** Writes a session in the SDK's shape (identity "Requests"). */
export function viewSession(session: Session, roles: string[]): SessionView {
  return {
    session_id: session.id,
    user_id: session.userId,
    started_at: session.startedAt.toISOString(),
    last_accessed_at: session.lastAccessedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    attributes: { ip_address: session.ipAddress, user_agent: session.userAgent },
    authentication_factors: readFactors(session.factors),
    custom_claims: null,
    roles,
  };
}
