import type { MessageChannel } from '../notification/message';

/** What a product API may be able to do beyond the calls that every one has. Without zod: the set-up asks for it. */
export type Capability =
  'notifications' | 'notifications.choices' | `notifications.${MessageChannel}` | 'stream';

interface Capable {
  capabilities?: readonly string[] | undefined;
}

/** Whether a product API can do something; one that names nothing can do none of it. */
export const hasCapability = ({ capabilities = [] }: Capable, name: Capability): boolean =>
  capabilities.includes(name);

/** The channels that `preferences.notifications` switches. */
const switchedChannels = ['email', 'sms'] as const;

/**
 * The channels with a switch in the account's preferences, of those that a product API can send by. One that names
 * `notifications` alone is of a time when both were meant.
 */
export function channelSwitches(api: Capable): ('email' | 'sms')[] {
  if (!hasCapability(api, 'notifications')) return [];
  const isNamed = (channel: MessageChannel) => hasCapability(api, `notifications.${channel}`);
  const saysMore = hasCapability(api, 'notifications.choices') || isNamed('whatsapp');
  const named = switchedChannels.filter(isNamed);
  return named.length > 0 || saysMore ? named : [...switchedChannels];
}
