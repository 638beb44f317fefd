import { ownCall } from './own-call';
import type { Device } from './own-sessions';

/** An event of the user's sign-in history. */
export interface SecurityLogEntry {
  /** RFC 3339. */
  at: string;
  /** The audit log's name for it, such as `sign_in`. */
  kind: string;
  /** The client's network address. */
  client: string;
  device?: Device | null;
  detail: Record<string, string | number>;
}

/** Recent events, newest first. Embedded identity server only. @throws AppError */
export async function readSecurityLog(): Promise<SecurityLogEntry[]> {
  return (await ownCall<{ events: SecurityLogEntry[] }>('GET', '/users/me/events')).events;
}
