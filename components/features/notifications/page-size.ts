export const notificationsPath = '/notifications';

/** The rows of a page. */
export const pageSize = 25;
