import { createHmac } from 'node:crypto';
import { equalInConstantTime } from '@/server/http/constant-time';
import type { TrackingSource } from '../source';
import { readKarrioMessage } from './read';

/**
 * Karrio's server sends the webhook's secret itself as `X-Event-Id` (karrioapi/karrio,
 * modules/events/karrio/server/events/task_definitions/base/webhook.py); its documentation promises
 * `X-Karrio-Signature`, the HMAC-SHA256 of the body in hex (karrio.io/docs/products/webhooks). A signature that is
 * there decides.
 */
export const webhook: TrackingSource['webhook'] = {
  isSigned: (headers, body, secret) => {
    const signature = headers.get('x-karrio-signature');
    if (signature === null) return equalInConstantTime(headers.get('x-event-id'), secret);
    const hex = createHmac('sha256', secret).update(body).digest('hex');
    return equalInConstantTime(signature.replace(/^sha256=/, ''), hex);
  },
  read: readKarrioMessage,
  schemes: { karrioSignature: 'X-Karrio-Signature', karrioSecret: 'X-Event-Id' },
};
