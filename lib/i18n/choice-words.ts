import type { NotificationGroup } from '@/lib/domain/notification/groups';
import type { MessageChannel } from '@/lib/domain/notification/message';
import { text, type MessageKey } from '@/lib/text/text';

const channels = {
  email: 'notificationsPage.choices.channel.email',
  sms: 'notificationsPage.choices.channel.sms',
  whatsapp: 'notificationsPage.choices.channel.whatsapp',
} as const satisfies Record<MessageChannel, MessageKey>;

/** The name of a channel, as a label. */
export const channelWord = (channel: MessageChannel): string => text(channels[channel]);

const groups = {
  arrivals: ['notificationsPage.choices.arrivals.title', 'notificationsPage.choices.arrivals.hint'],
  action_needed: [
    'notificationsPage.choices.actionNeeded.title',
    'notificationsPage.choices.actionNeeded.hint',
  ],
  delivery: ['notificationsPage.choices.delivery.title', 'notificationsPage.choices.delivery.hint'],
  problems: ['notificationsPage.choices.problems.title', 'notificationsPage.choices.problems.hint'],
  billing: ['notificationsPage.choices.billing.title', 'notificationsPage.choices.billing.hint'],
} as const satisfies Record<NotificationGroup, readonly [MessageKey, MessageKey]>;

/** What a group of news is called, and what is in it. */
export function groupWords(group: NotificationGroup): { title: string; hint: string } {
  const [title, hint] = groups[group];
  return { title: text(title), hint: text(hint) };
}
