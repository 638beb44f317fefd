import { dayMs } from '@/lib/domain/values/milliseconds';
import { isClosed, type Account } from '../account/account';
import { warehouseEventKinds, type EventKind } from '../event/catalogue';
import { allowedChannels, type MessageRules } from '../operator/message-rules';
import { isWanted, type Chooser } from './stored-choices';
import type { MessageChannel } from './message';

const told: ReadonlySet<EventKind> = new Set(warehouseEventKinds);

/** How long after something happened it is still news, in ms: a scan may come in weeks late. */
const newsFor = 3 * dayMs;

/** Whether customers are told of an event. */
export function isNews({ kind, at, recordedAt }: { kind: EventKind; at: Date; recordedAt: Date }): boolean {
  return told.has(kind) && recordedAt.getTime() - at.getTime() <= newsFor;
}

/** Whether a kind is about the account itself: of that, customers are told by e-mail whatever they chose. */
export function isAboutAccount(kind: string): boolean {
  return kind.startsWith('account.');
}

/** What decides on the ways by which a customer is told. */
export interface Reachable extends Chooser {
  status: Account['status'];
  emailVerified: boolean;
  phone: string | null;
  phoneVerified: boolean;
}

/** Whether a customer can be told by a channel: only at an address that a sign-in has proved. */
export function isReachable(
  { emailVerified, phone, phoneVerified }: Reachable,
  channel: MessageChannel,
): boolean {
  return channel === 'email' ? emailVerified : phone !== null && phoneVerified;
}

/**
 * The channels by which a customer is notified of a kind: those that the customer chose and the warehouse allows. A closed
 * account is notified of its closing only.
 */
export function channelsFor(kind: string, account: Reachable, rules: MessageRules): MessageChannel[] {
  if (isClosed(account.status) && kind !== 'account.closed') return [];
  const isAlways = (channel: MessageChannel) => channel === 'email' && isAboutAccount(kind);
  return allowedChannels(kind, rules).filter(
    (channel) => (isAlways(channel) || isWanted(account, kind, channel)) && isReachable(account, channel),
  );
}
