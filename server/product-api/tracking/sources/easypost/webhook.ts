import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { readEasypostEvent } from '@/server/product-api/tracking/carriers';
import { sameText, type WebhookSource } from '../source';

const aboutTracker = z.looseObject({ description: z.string().startsWith('tracker.') });

/**
 * EasyPost: HMAC-SHA256 of the body in `X-Hmac-Signature: hmac-sha256-hex=…`, its secret NFKD-normalised
 * (https://docs.easypost.com/docs/webhooks, and `validateWebhook` of EasyPost's client libraries).
 */
export const easypost: WebhookSource = {
  isSigned: (headers, body, secret) => {
    const hex = createHmac('sha256', secret.normalize('NFKD')).update(body).digest('hex');
    return sameText(headers.get('x-hmac-signature') ?? '', `hmac-sha256-hex=${hex}`);
  },
  read: (message) => (aboutTracker.safeParse(message).success ? readEasypostEvent(message) : undefined),
};
