import { AppError, ErrorCode } from '@/lib/contract/errors';
import {
  notificationChoicesUpdateSchema,
  type NotificationChoices,
  type NotificationChoicesUpdate,
} from '@/lib/domain/notification/choices';
import { chosenOf, withChoices } from '@/lib/domain/notification/stored-choices';
import type { MessageChannel } from '@/lib/domain/notification/message';
import { notificationGroups } from '@/lib/domain/notification/groups';
import { text } from '@/lib/text/text';
import { changeChoices } from '@/server/database/repositories/notifications/choices';
import { channelsTo } from '@/server/notifications/channels';
import { requireActive, type Caller, type ProductDependencies } from '../http/caller';
import { invalidFields, parseBody } from '../http/input';

/** GET getNotificationChoices: by which channels the customer is told of what, and when. */
export async function getNotificationChoices(
  _request: Request,
  { account }: Caller,
  { messageChannels = [] }: ProductDependencies,
): Promise<NotificationChoices> {
  const channels = channelsTo(account, messageChannels);
  return { ...chosenOf(account, channels), channels };
}

/** @throws AppError 1010 for a channel by which the customer can't be told */
function requireChannels({ groups, daily }: NotificationChoicesUpdate, offered: readonly MessageChannel[]) {
  const lists: Record<string, readonly MessageChannel[]> = {
    ...Object.fromEntries(notificationGroups.map((group) => [`groups.${group}`, groups[group] ?? []])),
    daily,
  };
  const wrong = Object.keys(lists).filter((field) =>
    lists[field]?.some((channel) => !offered.includes(channel)),
  );
  if (wrong.length === 0) return;
  throw invalidFields(Object.fromEntries(wrong.map((field) => [field, text('fields.choices.notOffered')])));
}

/**
 * POST updateNotificationChoices: the choices whole, for the channels that there are for this customer. The last one to
 * save wins. @throws AppError 1010, 1040 for a suspended account
 */
export async function updateNotificationChoices(
  request: Request,
  caller: Caller,
  { db, clock, messageChannels = [] }: ProductDependencies,
): Promise<NotificationChoices> {
  requireActive(caller);
  const update = await parseBody(notificationChoicesUpdateSchema, request);
  const channels = channelsTo(caller.account, messageChannels);
  requireChannels(update, channels);
  const { id } = caller.account;
  const changed = await changeChoices(db, id, (account) => withChoices(account, channels, update), clock());
  if (!changed) throw new AppError(ErrorCode.forbidden, text('answersPage.closed'));
  return { ...chosenOf(changed.account, channels), channels };
}
