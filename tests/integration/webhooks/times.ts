import type { EventTimes } from '@/server/events';
import type { WebhookTimes } from '@/server/webhooks';

export const secret = 'a secret of thirty-two characters';
export const eventTimes: EventTimes = { pause: 20, upkeep: 40, maintenance: 1 };
/** Killed processes use up tries, too. */
export const webhookTimes: WebhookTimes = { firstPause: 1, retries: 20, timeLimit: 2, answer: 1_000 };
