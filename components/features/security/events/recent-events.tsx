'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { readSecurityLog } from '@/lib/browser/identity/security-log';
import { ReadFailure } from '../parts/read-failure';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { useReading } from '../parts/use-reading';
import { EventLine } from './event-line';

/** How many events are shown initially. */
const few = 6;

/** Recent events of the customer's sign-in, newest first. */
export function RecentEvents({ version }: { version: number }) {
  const log = useReading(readSecurityLog, version);
  const [all, setAll] = useState(false);
  const { data, readAt } = log;
  const hidden = (data?.length ?? 0) - few;

  return (
    <SecurityCard
      id="events-heading"
      title="Recent activity"
      description="Recent sign-ins and changes. If something wasn’t you, change your password and sign out the device."
      actions={
        data &&
        hidden > 0 && (
          <Button
            variant="ghost"
            size="small"
            className="-ms-3"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? 'Show fewer' : `Show ${hidden} more`}
          </Button>
        )
      }
    >
      {!data && log.error === undefined && <RowsSkeleton rows={few} />}
      {log.error !== undefined && <ReadFailure title="Recent activity could not be loaded" reading={log} />}
      {data?.length === 0 && <p className="text-sm text-muted">No activity yet.</p>}
      {data && readAt && (
        <ul className="divide-y divide-line">
          {data.slice(0, all ? undefined : few).map((event, index) => (
            <EventLine key={`${event.at}-${index}`} event={event} now={readAt} />
          ))}
        </ul>
      )}
    </SecurityCard>
  );
}
