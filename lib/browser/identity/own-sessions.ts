import { ownCall } from './own-call';

/** A browser as its user agent gives itself away. */
export interface Device {
  /** Such as `Chrome 142`; empty when it is not known. */
  browser: string;
  /** Such as `macOS`; empty when it is not known. */
  system: string;
  /** `desktop`, `mobile`, `tablet` … */
  kind: string;
}

/** A live session of the signed-in user. Times in RFC 3339. */
export interface OwnSession {
  session_id: string;
  /** The one that asks. */
  current: boolean;
  started_at: string;
  last_accessed_at: string;
  ip_address: string;
  device: Device;
  /** Such as `Miami, United States`; null when it is not known. */
  place: string | null;
}

const path = '/users/me/sessions';

/** The user's live sessions. Embedded identity server only. @throws AppError */
export async function readSessions(): Promise<OwnSession[]> {
  return (await ownCall<{ sessions: OwnSession[] }>('GET', path)).sessions;
}

/** Signs one device out. @throws AppError */
export async function revokeSession(id: string): Promise<void> {
  await ownCall('POST', `${path}/${encodeURIComponent(id)}/revoke`);
}

/** Signs all devices but this one out. @returns how many @throws AppError */
export async function revokeOtherSessions(): Promise<number> {
  return (await ownCall<{ revoked: number }>('POST', `${path}/revoke_others`)).revoked;
}
