import { messageChannels, type MessageChannel } from '@/lib/domain/notification/message';
import { isReachable, type Reachable } from '@/lib/domain/notification/rules';
import type { Settings } from '@/lib/runtime/settings/settings';
import { canDeliver } from '@/server/delivery';

/** The channels by which this installation can send to customers. */
export const sendableChannels = (settings: Pick<Settings, 'delivery'>): MessageChannel[] =>
  messageChannels.filter((channel) => canDeliver(settings, channel));

/** Those of them that reach an account. */
export const channelsTo = (account: Reachable, sendable: readonly MessageChannel[]): MessageChannel[] =>
  sendable.filter((channel) => isReachable(account, channel));
