import { ownCall } from './own-call';
import type { Device } from './own-sessions';

/** Something that happened to the user's sign-in. */
export interface SecurityLogEntry {
  /** RFC 3339. */
  at: string;
  /** As the audit log names it, such as `sign_in`. */
  kind: string;
  /** The address it came from. */
  client: string;
  device?: Device | null;
  detail: Record<string, string | number>;
}

/** What happened lately, newest first. Embedded identity server only. @throws AppError */
export async function readSecurityLog(): Promise<SecurityLogEntry[]> {
  return (await ownCall<{ events: SecurityLogEntry[] }>('GET', '/users/me/events')).events;
}
