import { messageChannels, type MessageChannel } from '../notification/message';

/** What a product API may be able to do beyond the calls that every one has. Without zod: the set-up asks for it. */
export type Capability =
  | 'notifications'
  | 'notifications.choices'
  | `notifications.${MessageChannel}`
  | 'stream'
  | 'answers'
  | 'shipments'
  | 'payments'
  | 'credit';

interface Capable {
  capabilities?: readonly string[] | undefined;
}

/** Whether a product API can do something; one that names nothing can do none of it. */
export const hasCapability = ({ capabilities = [] }: Capable, name: Capability): boolean =>
  capabilities.includes(name);

/** The channels that `preferences.notifications` switches. */
export type SwitchedChannel = Exclude<MessageChannel, 'whatsapp'>;

/**
 * The channels that a product API can send by. One that names `notifications` and no more is of a time when e-mail and
 * text message were meant.
 */
export function channelsOf(api: Capable): MessageChannel[] {
  if (!hasCapability(api, 'notifications')) return [];
  const named = messageChannels.filter((channel) => hasCapability(api, `notifications.${channel}`));
  return named.length > 0 || hasCapability(api, 'notifications.choices') ? named : ['email', 'sms'];
}

/** Those of them with a switch in the account's preferences. */
export const switchesOf = (api: Capable): SwitchedChannel[] =>
  channelsOf(api).filter((channel) => channel !== 'whatsapp');
