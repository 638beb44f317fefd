/** Unread notifications are counted up to here, so that the count costs the same for everybody. */
export const mostUnread = 100;
