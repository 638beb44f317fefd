import type { ShownNotification } from '@/lib/i18n/shown-notification';

interface NotificationDay {
  /** Its heading. */
  day: string;
  items: ShownNotification[];
}

/** Notifications in the given order under the headings of their days. */
export function notificationDays(items: readonly ShownNotification[]): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const item of items) {
    const last = days.at(-1);
    if (last?.day === item.day) last.items.push(item);
    else days.push({ day: item.day, items: [item] });
  }
  return days;
}
