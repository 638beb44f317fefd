import { timingSafeEqual } from 'node:crypto';
import type { RowReading } from '../carriers';

export type WebhookName = 'easypost' | 'karrio';
export type WebhookSecrets = Partial<Record<WebhookName, string | undefined>>;

/** How a source signs its messages and what is in them. */
export interface WebhookSource {
  /** Whether the message was made by who knows the secret. @param body as it came, byte by byte */
  isSigned: (headers: Headers, body: Uint8Array, secret: string) => boolean;
  /** The tracker in a message; undefined when it is about something else. */
  read: (message: unknown) => RowReading | undefined;
}

/** Compares without telling by its time how much is right. */
export function sameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
