import { createHmac, randomUUID } from 'node:crypto';
import type { Deliver } from './message';
import { DeliveryRefused } from './refused';

/** Milliseconds the hook has for one response; a customer is waiting. */
const timeoutMs = 5_000;

interface Hook {
  url: string;
  secret: string;
}

/**
 * The signature and time that authenticate us to the hook: `t=…,v1=…`, HMAC-SHA-256 in hex of `t.body`; `t` in seconds.
 */
export function hookSignature(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

/** The result of one attempt: null when the hook accepted the message, else the reason and whether to retry. */
type Trouble = { reason: string; again: boolean; isFinal: boolean } | null;

/** The hook understood the message and will not send it. */
const finalStatuses = new Set([400, 410, 422]);

/**
 * Sends text messages through the operator's own hook, signed (docs/sms-hook.md). A 2xx response accepts the message;
 * if the hook fails or can't be reached it is called once more with the same id. Redirects are not followed.
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
      return ok
        ? null
        : { reason: `status ${status}`, again: status >= 500, isFinal: finalStatuses.has(status) };
    } catch (error) {
      return { reason: error instanceof Error ? error.name : 'unknown', again: true, isFinal: false };
    }
  }

  return async ({ id = `msg_${randomUUID()}`, channel, recipient, text }) => {
    const message = {
      id,
      channel,
      to: recipient,
      text,
      sentAt: clock().toISOString(),
    };
    const body = JSON.stringify(message);
    const first = await post(body);
    const trouble = first?.again ? await post(body) : first;
    if (trouble) {
      const { reason, isFinal } = trouble;
      throw new DeliveryRefused(`The SMS hook has not taken the message: ${reason}`, { isFinal });
    }
  };
}
