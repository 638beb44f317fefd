import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { EndpointRow } from '@/server/database/repositories/webhooks/endpoints';
import { dayMs } from '@/lib/domain/values/milliseconds';

/** How long the secret before signs, too, after a rotation, in ms. */
export const overlap = dayMs;

/** A secret of an endpoint, `whsec_…`: derived from the installation's own, so that the database holds none. */
export function secretOf(endpointId: string, generation: number, secret: string): string {
  const key = createHmac('sha256', secret).update(`webhook ${endpointId} ${generation}`).digest('base64');
  return `whsec_${key}`;
}

type Signer = Pick<EndpointRow, 'id' | 'generation' | 'rotatesUntil'>;

/** The headers of Standard Webhooks for a message: signed by the newest secret, and by the one before while it overlaps. */
export function signedHeaders(
  { id: endpointId, generation, rotatesUntil }: Signer,
  { id, body, at }: { id: string; body: string; at: Date },
  secret: string,
): Record<string, string> {
  const overlaps = rotatesUntil !== null && at < rotatesUntil;
  const signing = overlaps ? [generation, generation - 1] : [generation];
  const signatures = signing.map((one) => new Webhook(secretOf(endpointId, one, secret)).sign(id, at, body));
  return {
    'content-type': 'application/json',
    'user-agent': 'Waybill',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
