import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { equalInConstantTime } from '@/server/http/constant-time';
import type { TrackingSource } from '../source';
import { readEasypostEvent } from './read';

const aboutTracker = z.looseObject({ description: z.string().startsWith('tracker.') });

/**
 * HMAC-SHA256 of the body in `X-Hmac-Signature: hmac-sha256-hex=…`, the secret NFKD-normalised
 * (https://docs.easypost.com/docs/webhooks, and `validateWebhook` of EasyPost's client libraries).
 */
export const webhook: TrackingSource['webhook'] = {
  isSigned: (headers, body, secret) => {
    const hex = createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex');
    return equalInConstantTime(headers.get('x-hmac-signature'), `hmac-sha256-hex=${hex}`);
  },
  read: (message) => (aboutTracker.safeParse(message).success ? readEasypostEvent(message) : undefined),
  schemes: { easypostSignature: 'X-Hmac-Signature' },
};
