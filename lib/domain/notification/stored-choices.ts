import type { Account } from '../account/account';
import type { NotificationChoicesUpdate } from './choices';
import { groupOf } from './group-of-kind';
import { notificationGroups, type NotificationGroup } from './groups';
import { messageChannels, type MessageChannel } from './message';
import type { QuietHours } from './quiet-hours';

/** What is kept of a customer's choices, beside `preferences.notifications`: the switches of e-mail and text message. */
export interface StoredChoices {
  /** By channel, the groups of which nothing is sent. Never all: then the channel is switched off. */
  muted: Partial<Record<MessageChannel, readonly NotificationGroup[]>>;
  /** The switch of WhatsApp. */
  whatsapp: boolean;
  /** The channels by which what happened is collected into one message a day. */
  daily: readonly MessageChannel[];
  /** When that message leaves: a full hour on the customer's clock, 0 to 23. */
  digestHour: number;
  quietHours?: QuietHours;
}

/** Of a customer who has chosen nothing yet. */
export const usualChoices: StoredChoices = { muted: {}, whatsapp: false, daily: [], digestHour: 18 };

/** An account as far as its customer's choices go. */
export interface Chooser {
  preferences: Pick<Account['preferences'], 'notifications'>;
  /** Null before the first choice. */
  notificationChoices: StoredChoices | null;
}

const storedOf = ({ notificationChoices }: Chooser) => notificationChoices ?? usualChoices;

/** Whether a customer receives messages by a channel at all. */
export function isSwitchedOn(chooser: Chooser, channel: MessageChannel): boolean {
  return channel === 'whatsapp' ? storedOf(chooser).whatsapp : chooser.preferences.notifications[channel];
}

/** Whether a customer wants messages of a kind by a channel. */
export function isWanted(chooser: Chooser, kind: string, channel: MessageChannel): boolean {
  const group = groupOf(kind);
  const muted = storedOf(chooser).muted[channel] ?? [];
  return isSwitchedOn(chooser, channel) && (group === undefined || !muted.includes(group));
}

/** What a customer chose of some channels. */
export function chosenOf(chooser: Chooser, channels: readonly MessageChannel[]) {
  const { muted, daily, digestHour, quietHours } = storedOf(chooser);
  const on = channels.filter((channel) => isSwitchedOn(chooser, channel));
  const groups = Object.fromEntries(
    notificationGroups.map((group) => [group, on.filter((channel) => !muted[channel]?.includes(group))]),
  ) as Record<NotificationGroup, MessageChannel[]>;
  return {
    groups,
    daily: channels.filter((channel) => daily.includes(channel)),
    digestHour,
    ...(quietHours && { quietHours }),
  };
}

/** What a choice makes of an account. */
export interface ChosenAnew {
  notifications: Account['preferences']['notifications'];
  choices: StoredChoices | null;
}

/** Switches a channel on or off, and leaves all else. */
export function withChannel(chooser: Chooser, channel: MessageChannel, isOn: boolean): ChosenAnew {
  const { preferences, notificationChoices } = chooser;
  const { notifications } = preferences;
  return channel === 'whatsapp'
    ? { notifications, choices: { ...storedOf(chooser), whatsapp: isOn } }
    : { notifications: { ...notifications, [channel]: isOn }, choices: notificationChoices };
}

/**
 * The stored choices after a change of those for some channels; the others' stay. A channel without any group is
 * switched off, and keeps the groups that it had for when it is switched on elsewhere.
 */
export function withChoices(
  chooser: Chooser,
  channels: readonly MessageChannel[],
  { groups, daily, digestHour, quietHours }: NotificationChoicesUpdate,
): ChosenAnew {
  const stored = storedOf(chooser);
  const before = chosenOf(chooser, channels);
  const muted = { ...stored.muted };
  const on: Partial<Record<MessageChannel, boolean>> = {};
  for (const channel of channels) {
    const without = notificationGroups.filter(
      (group) => !(groups[group] ?? before.groups[group]).includes(channel),
    );
    on[channel] = without.length < notificationGroups.length;
    if (on[channel]) muted[channel] = without;
  }
  const { email = chooser.preferences.notifications.email, sms = chooser.preferences.notifications.sms } = on;
  const isDaily = (channel: MessageChannel) =>
    (channels.includes(channel) ? daily : stored.daily).includes(channel);
  return {
    notifications: { email, sms },
    choices: {
      muted,
      whatsapp: on.whatsapp ?? stored.whatsapp,
      daily: messageChannels.filter(isDaily),
      digestHour,
      ...(quietHours && { quietHours }),
    },
  };
}
