import { scanIcon } from '@/components/shared/tracking/scan-icons';
import { newestFirst, timelineDays } from '@/components/shared/tracking/timeline-days';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Timeline, type TimelineEntry } from '@/components/ui/display/timeline';
import { carrierName } from '@/lib/domain/carrier/carriers';
import type { Shipment } from '@/lib/domain/shipment/shipment';
import { formatDay } from '@/lib/format';
import { formatScanClock } from '@/lib/format/scan-time';
import { text } from '@/lib/text/text';
import { stepIcon, stepWords } from './step-words';

interface HistoryCardProps {
  shipment: Shipment;
  warehouseName: string;
  timeZone: string;
}

interface Happening {
  occurredAt: string;
  entry: TimelineEntry;
}

type Step = Shipment['history'][number];

function stepEntry(step: Step, before: Step | undefined, { warehouseName, timeZone }: HistoryCardProps) {
  const { by, at, note } = step;
  return {
    id: `${step.status} ${at}`,
    title: stepWords(step, before),
    detail: [by === 'warehouse' && warehouseName, note].filter(Boolean).join(' · '),
    time: <time dateTime={at}>{formatScanClock({ occurredAt: at }, timeZone)}</time>,
    icon: stepIcon(step),
  };
}

/** The steps of a shipment and the scans of its parcels, newest first, in the customer's time zone. */
export function HistoryCard(props: HistoryCardProps) {
  const { shipment, timeZone } = props;
  const { history, tracking } = shipment;
  const steps = history.map((step, index): Happening => {
    return { occurredAt: step.at, entry: stepEntry(step, history[index - 1], props) };
  });
  const scans = tracking.flatMap(({ carrier, trackingNumber, events = [] }) =>
    events.map((event): Happening => {
      const who = tracking.length > 1 ? `${carrierName(carrier)} ${trackingNumber}` : carrierName(carrier);
      const entry = {
        id: event.id,
        title: event.message,
        detail: [event.location?.raw, who].filter(Boolean).join(' · '),
        time: (
          <time dateTime={event.occurredAt} title={event.localTime}>
            {formatScanClock(event, timeZone)}
          </time>
        ),
        icon: scanIcon(event),
      };
      return { occurredAt: event.occurredAt, entry };
    }),
  );
  const days = timelineDays(newestFirst([...scans, ...steps.toReversed()]), ({ occurredAt }) =>
    formatDay(occurredAt, { timeZone }),
  ).map(({ day, events }) => ({ id: day, heading: day, entries: events.map(({ entry }) => entry) }));
  if (days.length === 0) return null;
  return (
    <Card aria-labelledby="history-heading">
      <CardHeader id="history-heading" title={text('shipmentsPage.history.title')} />
      <Timeline days={days} />
    </Card>
  );
}
