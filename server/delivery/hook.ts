import { createHmac, randomUUID } from 'node:crypto';
import { equalInConstantTime } from '@/server/http/constant-time';
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
export function hookSignature(secret: string, body: string | Uint8Array, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')}`;
}

/** Seconds that a signature of the hook's other side holds, before and after its time. */
const signatureHolds = 300;

/** Whether the hook's other side has signed a body, as we sign ours, within five minutes of now. */
export function isHookSignature(
  { secret, body, signature }: { secret: string; body: Uint8Array; signature: string },
  now: Date,
): boolean {
  const t = Number(/^t=(\d{1,12}),v1=[\da-f]{64}$/.exec(signature)?.[1] ?? Number.NaN);
  if (!(Math.abs(now.getTime() / 1000 - t) <= signatureHolds)) return false;
  const expected = hookSignature(secret, body, new Date(t * 1000));
  return equalInConstantTime(signature, expected);
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
