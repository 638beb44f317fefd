import { createHmac, randomUUID } from 'node:crypto';
import type { Deliver } from './message';

/** Milliseconds the hook has for one answer; a customer is waiting. */
const timeoutMs = 5_000;

interface Hook {
  url: string;
  secret: string;
}

/** What proves to the hook who speaks, and when: `t=…,v1=…`, HMAC-SHA-256 in hex of `t.body`; `t` in seconds. */
export function hookSignature(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

/** What became of one try: null when the hook took the message, else why not and whether to ask again. */
type Trouble = { reason: string; again: boolean } | null;

/**
 * Hands text messages over to the operator's own sender, signed (docs/sms-hook.md). A 2xx answer takes the message;
 * where the hook fails or can't be reached it is asked once more with the same id. Redirects are not followed.
 */
export function createSmsHook({ url, secret }: Hook, clock: () => Date): Deliver {
  async function post(body: string): Promise<Trouble> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'waybill-signature': hookSignature(secret, body, clock()),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      const { ok, status } = response;
      return ok ? null : { reason: `status ${status}`, again: status >= 500 };
    } catch (error) {
      return { reason: error instanceof Error ? error.name : 'unknown', again: true };
    }
  }

  return async ({ channel, recipient, text }) => {
    const message = {
      id: `msg_${randomUUID()}`,
      channel,
      to: recipient,
      text,
      sentAt: clock().toISOString(),
    };
    const body = JSON.stringify(message);
    const first = await post(body);
    const trouble = first?.again ? await post(body) : first;
    if (trouble) throw new Error(`The SMS hook has not taken the message: ${trouble.reason}`);
  };
}
