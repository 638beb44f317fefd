import 'server-only';
import type { Account } from '@/lib/domain/account/account';
import { channelsOf } from '@/lib/domain/account/capabilities';
import type { NotificationChoices } from '@/lib/domain/notification/choices';
import { notificationGroups } from '@/lib/domain/notification/groups';
import { messageChannels } from '@/lib/domain/notification/message';
import { formatList } from '@/lib/format';
import { clockHours } from '@/lib/format/clock-hours';
import { channelWord, groupWords } from '@/lib/i18n/choice-words';
import { text } from '@/lib/text/text';

/** The words of the form, which the server alone has; the controls stand in their order. */
export function choicesWords(account: Account, { channels }: NotificationChoices) {
  const offered = messageChannels.filter((channel) => channels.includes(channel));
  const missing = channelsOf(account).filter((channel) => !offered.includes(channel));
  return {
    channels: offered.map((channel) => ({ channel, word: channelWord(channel) })),
    groups: notificationGroups.map((group) => ({ group, ...groupWords(group) })),
    hours: clockHours(),
    daily: text('notificationsPage.choices.daily'),
    dailyHint: text('notificationsPage.choices.dailyHint'),
    digestHour: text('notificationsPage.choices.digestHour'),
    quiet: text('notificationsPage.choices.quiet'),
    quietFrom: text('notificationsPage.choices.quietFrom'),
    quietTo: text('notificationsPage.choices.quietTo'),
    zone: text('notificationsPage.choices.zone', { zone: account.timeZone.replaceAll('_', ' ') }),
    save: text('notificationsPage.choices.saveCard'),
    always: text('notificationsPage.choices.always'),
    unproved:
      missing.length > 0
        ? text('notificationsPage.choices.unproved', {
            channels: formatList(missing.map(channelWord), 'plain'),
          })
        : undefined,
  };
}
export type ChoicesWords = ReturnType<typeof choicesWords>;
