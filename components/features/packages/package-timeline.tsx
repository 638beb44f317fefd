import { Card } from '@/components/ui/card';
import { CardHeader } from '@/components/ui/card-header';
import { EmptyState } from '@/components/ui/empty-state';
import { Timeline } from '@/components/ui/timeline';
import { carrierName } from '@/lib/domain/carriers';
import type { Package } from '@/lib/domain/package';
import { packageStages, type PackageStage } from '@/lib/domain/package-status';
import type { TrackingEvent, TrackingStatus } from '@/lib/domain/tracking';
import { formatDay } from '@/lib/format';
import type { IconName } from '@/lib/theme/icon-names';
import { eventTime } from './package-times';
import { timelineDays, zoneOf } from './timeline-days';

const icons: Partial<Record<TrackingStatus, IconName>> = {
  out_for_delivery: 'truck',
  available_for_pickup: 'map-pin',
  delivered: 'check',
  attempt_fail: 'hand',
  exception: 'triangle-exclamation-point',
  returned: 'arrow-left',
};

/** Why there is nothing to tell, at the ends of the way. */
const noScans: Partial<Record<PackageStage, string>> = {
  expected: 'The first scan appears here as soon as the carrier has the package.',
  done: 'The carrier never scanned this package.',
};

/** For machines: an instant, or a clock's reading without a zone, however the carrier wrote it. */
function machineTime({ occurredAt, localTime }: TrackingEvent): string {
  return localTime === undefined ? occurredAt : occurredAt.replace(/Z$/, '');
}

/** What happened to a package, newest first, in the carrier's words. */
export function PackageTimeline({ item, timeZone }: { item: Package; timeZone: string }) {
  const zones = { warehouse: item.warehouseTimeZone, customer: timeZone };
  const clock = (event: TrackingEvent) => zoneOf(event, zones);
  const carrierOf = (event: TrackingEvent) => {
    const leg = event.leg === 'outbound' ? item.outbound : item.inbound;
    return event.leg === 'warehouse' || !leg ? item.warehouseName : carrierName(leg.carrier);
  };
  const days = timelineDays(item.events, (event) =>
    formatDay(event.occurredAt, { timeZone: clock(event) }),
  ).map(({ day, events }) => ({
    id: events[0]?.id ?? day,
    heading: day,
    entries: events.map((event) => ({
      id: event.id,
      title: event.message,
      detail: [event.location?.raw, carrierOf(event)].filter(Boolean).join(' · '),
      time: (
        <time dateTime={machineTime(event)} title={event.localTime}>
          {eventTime(event, clock(event))}
        </time>
      ),
      icon: icons[event.status],
    })),
  }));
  return (
    <Card aria-labelledby="timeline-heading">
      <CardHeader id="timeline-heading" title="Tracking history" />
      {days.length > 0 ? (
        <Timeline days={days} />
      ) : (
        <EmptyState icon="package-search" title="No scans">
          {noScans[packageStages[item.status]] ?? 'Nobody has told of a scan of this package yet.'}
        </EmptyState>
      )}
    </Card>
  );
}
