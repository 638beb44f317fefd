/** Kinds of news that belong together for a customer, who chooses by them. */
export const notificationGroups = ['arrivals', 'action_needed', 'delivery', 'problems', 'billing'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];
