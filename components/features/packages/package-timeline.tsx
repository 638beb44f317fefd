import { Fragment } from 'react';
import { scanIcon } from '@/components/shared/tracking/scan-icons';
import { newestFirst, timelineDays } from '@/components/shared/tracking/timeline-days';
import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Timeline, type TimelineEntry } from '@/components/ui/display/timeline';
import { carrierName } from '@/lib/domain/carrier/carriers';
import { postalLines } from '@/lib/domain/address/postal-lines';
import type { Package } from '@/lib/domain/package/package';
import type { PackageAnswer } from '@/lib/domain/package/package-answers';
import { stageOf, type PackageStage } from '@/lib/domain/package/package-status';
import type { TrackingEvent } from '@/lib/domain/package/tracking';
import { formatDay } from '@/lib/format';
import { formatLocalClock, formatScanClock } from '@/lib/format/scan-time';
import { answerWords } from '@/lib/i18n/answer-words';
import { plainWord } from '@/lib/i18n/word-in';
import { text } from '@/lib/text/text';
import { ScanClocks } from './scan-clocks';

/** Why there are no scans. */
function noScansWords(stage: PackageStage | undefined): string {
  if (stage === 'expected') return text('packagesPage.timeline.notYet');
  return text(stage === 'done' ? 'packagesPage.timeline.never' : 'packagesPage.timeline.none');
}

/** Machine-readable time: an instant, or a local time without a zone, in whatever format the carrier sent. */
function machineTime({ occurredAt, localTime }: TrackingEvent): string {
  return localTime === undefined ? occurredAt : occurredAt.replace(/Z$/, '');
}

/** The time of a scan in the customer's time zone and, if it differs, in local time. */
function ScanTime({
  event,
  local,
  timeZone,
}: {
  event: TrackingEvent;
  local?: string | undefined;
  timeZone: string;
}) {
  return (
    <time dateTime={machineTime(event)} title={event.localTime}>
      <span className={local && 'group-data-local/clocks:hidden'}>{formatScanClock(event, timeZone)}</span>
      {local && <span className="group-data-local/clocks:inline hidden">{local}</span>}
    </time>
  );
}

/** A scan or an answer, as the timeline shows it. */
interface Happening {
  occurredAt: string;
  entry: TimelineEntry;
}

/** What the customer answered; in their own words below. */
function answerEntry(answer: PackageAnswer, timeZone: string): TimelineEntry {
  const { choice, note, address, at, by } = answer;
  const staff = by !== undefined && text('packagesPage.answer.by', { name: by });
  return {
    id: `answer-${at}`,
    title: choice
      ? text('packagesPage.answer.said', { answer: answerWords(choice, answer).label })
      : text('packagesPage.answer.addressSaid'),
    detail: [address && postalLines(address).join(', '), note, staff].filter(Boolean).join(' · '),
    time: <time dateTime={at}>{formatScanClock({ occurredAt: at }, timeZone)}</time>,
    icon: choice ? 'message-square' : 'map-pin',
  };
}

/**
 * A package's events and its customer's answers, newest first, in the carrier's words and the customer's time zone. A scan without a
 * zone shows its local time, and is sorted as if that were UTC.
 */
export function PackageTimeline({ item, timeZone }: { item: Package; timeZone: string }) {
  const localOf = (event: TrackingEvent) =>
    formatLocalClock(event, event.leg === 'warehouse' ? item.warehouseTimeZone : undefined, timeZone);
  const carrierOf = ({ leg }: TrackingEvent) => {
    if (leg === 'warehouse') return item.warehouseName;
    if (leg !== 'inbound' && leg !== 'outbound') return plainWord(leg);
    const shipment = leg === 'outbound' ? item.outbound : item.inbound;
    return shipment ? carrierName(shipment.carrier) : item.warehouseName;
  };
  const scans = item.events.map((event): Happening => {
    const entry = {
      id: event.id,
      title: event.message,
      detail: [event.location?.raw, carrierOf(event)].filter(Boolean).join(' · '),
      time: <ScanTime event={event} local={localOf(event)} timeZone={timeZone} />,
      icon: scanIcon(event),
    };
    return { occurredAt: event.occurredAt, entry };
  });
  const answers = (item.answers ?? []).map((answer): Happening => {
    return { occurredAt: answer.at, entry: answerEntry(answer, timeZone) };
  });
  const days = timelineDays(newestFirst([...answers, ...scans]), ({ occurredAt }) =>
    formatDay(occurredAt, { timeZone }),
  ).map(({ day, events }) => ({
    id: events[0]?.entry.id ?? day,
    heading: day,
    entries: events.map(({ entry }) => entry),
  }));
  const Clocks = item.events.some(localOf) ? ScanClocks : Fragment;
  return (
    <Card aria-labelledby="timeline-heading">
      <CardHeader id="timeline-heading" title={text('packagesPage.timeline.title')} />
      {days.length > 0 ? (
        <Clocks>
          <Timeline days={days} />
        </Clocks>
      ) : (
        <EmptyState icon="package-search" title={text('packagesPage.timeline.empty')}>
          {noScansWords(stageOf(item))}
        </EmptyState>
      )}
    </Card>
  );
}
