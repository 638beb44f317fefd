import { Card } from '@/components/ui/display/card';
import { CardHeader } from '@/components/ui/display/card-header';
import { Message } from '@/components/ui/feedback/message';
import { ProgressBar } from '@/components/ui/feedback/progress-bar';
import type { Package } from '@/lib/domain/package/package';
import { isStored } from '@/lib/domain/package/storage';
import { calendarDay } from '@/lib/format/calendar-day';
import { text } from '@/lib/text/text';
import { storageClock } from './storage-words';

/** How long a package may stay, and what that costs; absent once it has left storage. */
export function StorageCard({ item, now }: { item: Package; now: Date }) {
  const { storage, receivedAt, warehouseTimeZone } = item;
  if (!storage || !isStored(item)) return null;
  const { headline, detail, bar, warning } = storageClock(storage, {
    receivedOn: receivedAt && calendarDay(new Date(receivedAt), warehouseTimeZone),
    today: calendarDay(now, warehouseTimeZone),
  });
  return (
    <Card aria-labelledby="storage-heading">
      <CardHeader id="storage-heading" title={text('packagesPage.storage.title')} />
      <p className="text-xl font-semibold text-strong">{headline}</p>
      <ProgressBar label={bar.label} value={bar.percent} className="my-3" />
      <p className="text-sm text-muted">{detail}.</p>
      {warning && (
        <Message severity="warn" className="mt-3">
          {warning}
        </Message>
      )}
    </Card>
  );
}
