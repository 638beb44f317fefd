import { ownCall } from './own-call';

/** A browser as identified by its user agent. */
export interface Device {
  /** Such as `Chrome 142`; empty when unknown. */
  browser: string;
  /** Such as `macOS`; empty when unknown. */
  system: string;
  /** `desktop`, `mobile`, `tablet` … */
  kind: string;
}

/** A live session of the signed-in user. Times in RFC 3339. */
export interface OwnSession {
  session_id: string;
  /** The session that makes this call. */
  current: boolean;
  started_at: string;
  last_accessed_at: string;
  ip_address: string;
  device: Device;
  /** Such as `Miami, United States`; null when unknown. */
  place: string | null;
}

const path = '/users/me/sessions';

/** The user's live sessions. Embedded identity server only. @throws AppError */
export async function readSessions(): Promise<OwnSession[]> {
  return (await ownCall<{ sessions: OwnSession[] }>('GET', path)).sessions;
}

export async function revokeSession(id: string): Promise<void> {
  await ownCall('POST', `${path}/${encodeURIComponent(id)}/revoke`);
}

/** Signs out all other devices. @returns how many @throws AppError */
export async function revokeOtherSessions(): Promise<number> {
  return (await ownCall<{ revoked: number }>('POST', `${path}/revoke_others`)).revoked;
}
