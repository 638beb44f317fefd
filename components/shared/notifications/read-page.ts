import { browserCall } from '@/lib/browser/product-api/browser';
import type { ShownPage } from '@/lib/i18n/shown-notification';

/** Reads a page of notifications, in words. @throws AppError by SPEC section 8 */
export const readNotifications = (query: { cursor?: string; limit: number }) =>
  browserCall<ShownPage>('getMyNotifications', query);
