import type { Package } from '@/lib/domain/package';
import type { TrackingEvent } from '@/lib/domain/tracking';
import { formatTime, formatWeekday, formatZone, type DateInput } from '@/lib/format';
import type { HeadlineFormats } from './headline';
import { zoneOf } from './timeline-days';

const atWarehouse = new Set(['received', 'in_storage', 'on_hold', 'ship_requested', 'processing', 'packed']);

/** Times in a headline, on the clock of the event they belong to, else on that of the place the package is at. */
export function headlineFormats(item: Package, timeZone: string, now: DateInput): HeadlineFormats {
  const zones = { warehouse: item.warehouseTimeZone, customer: timeZone };
  const instant = (iso: string) => {
    const event = item.events.find(({ occurredAt }) => occurredAt === iso);
    const here = atWarehouse.has(item.status) ? zones.warehouse : zones.customer;
    const zone = event ? zoneOf(event, zones) : here;
    return `${formatWeekday(iso, { timeZone: zone, now })}, ${formatTime(iso, { timeZone: zone })}`;
  };
  return { instant, date: (date) => formatWeekday(date, { now }) };
}

/** The time of an event with its zone, or "local time" when the carrier gave none. */
export function eventTime(event: TrackingEvent, timeZone: string): string {
  const zone = event.localTime ? 'local time' : formatZone(event.occurredAt, timeZone);
  return `${formatTime(event.occurredAt, { timeZone })} ${zone}`;
}
