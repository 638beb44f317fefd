import type { Tone } from '@/components/ui/styles/status';
import type { IconName } from '@/lib/icons/icon-names';
import type { MessageKey } from '@/lib/text/text';

type NewsKey = Extract<MessageKey, `shell.news.${string}`>;

/** Demo text: the product has no notifications or messages of its own (SPEC section 2). */
export const notifications: { icon: IconName; tone: Tone; said: NewsKey; time: NewsKey }[] = [
  {
    icon: 'warehouse',
    tone: 'warehouse',
    said: 'shell.news.received.text',
    time: 'shell.news.received.time',
  },
  { icon: 'truck', tone: 'moving', said: 'shell.news.left.text', time: 'shell.news.left.time' },
  { icon: 'circle-check', tone: 'done', said: 'shell.news.paid.text', time: 'shell.news.paid.time' },
];

export const messages: { from: string; initials: string; said: NewsKey; time: NewsKey }[] = [
  {
    from: 'Marta Quiroga',
    initials: 'MQ',
    said: 'shell.news.repacked.text',
    time: 'shell.news.repacked.time',
  },
  { from: 'James Okafor', initials: 'JO', said: 'shell.news.booked.text', time: 'shell.news.booked.time' },
];
