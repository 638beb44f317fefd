import { instantSchema } from '@/lib/domain/values/common';
import {
  markReadSchema,
  notificationQuerySchema,
  type MarkedRead,
  type NotificationPage,
} from '@/lib/domain/notification/notification';
import {
  listNotifications,
  markRead,
  notificationSort,
} from '@/server/database/repositories/notifications/own';
import type { Caller, ProductDependencies } from '../http/caller';
import { parseBody, parseQuery } from '../http/input';
import { pageOf } from '../http/paging';

/** GET getMyNotifications: what the customer was told, newest first. */
export async function getMyNotifications(
  request: Request,
  { account }: Caller,
  { db }: ProductDependencies,
): Promise<NotificationPage> {
  const query = parseQuery(notificationQuerySchema, request);
  const page = pageOf(query, notificationSort, instantSchema);
  return listNotifications(db, account.id, { unread: query.unread, ...page });
}

/**
 * POST markNotificationsRead: some, or all until an instant. What is read already stays as it is, and another account's
 * ids are passed over. Reading is all that a suspended account may do, so it may do this, too.
 */
export async function markNotificationsRead(
  request: Request,
  { account }: Caller,
  { db, clock }: ProductDependencies,
): Promise<MarkedRead> {
  const which = await parseBody(markReadSchema, request);
  return { unread: await markRead(db, account, which, clock()) };
}
