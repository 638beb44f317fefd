'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { readSessions, revokeOtherSessions } from '@/lib/browser/identity/own-sessions';
import { text } from '@/lib/text/text';
import { showDone, showFailed } from '../parts/done';
import { FactorRows } from '../parts/factor-row';
import { ReadFailure } from '../parts/read-failure';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { useReading } from '../parts/use-reading';
import { DeviceRow } from './device-row';

const cardId = 'devices-heading';

interface DevicesProps {
  /** Incremented when a change may have ended sessions. */
  version: number;
  onChanged: () => void;
}

/** The customer's signed-in devices; this one first. */
export function Devices({ version, onChanged }: DevicesProps) {
  const sessions = useReading(readSessions, version);
  const [busy, setBusy] = useState(false);
  const { data, readAt } = sessions;
  const reload = () => {
    onChanged();
    return sessions.reload();
  };
  const others = data?.filter(({ current }) => !current) ?? [];

  const signOutOthers = async () => {
    const sure = await confirmDialog({
      title: text('security.devices.others.title'),
      message: text('security.devices.others.message'),
      acceptLabel: text('security.devices.others.accept'),
      rejectLabel: text('security.devices.others.reject'),
    });
    if (!sure || busy) return;
    setBusy(true);
    try {
      const count = await revokeOtherSessions();
      await reload();
      showDone(text('security.devices.others.done', { count }));
    } catch (reason) {
      showFailed(text('security.devices.others.failed'), reason);
    } finally {
      setBusy(false);
    }
  };

  return (
    <SecurityCard
      id={cardId}
      title={text('security.devices.title')}
      description={text('security.devices.description')}
      actions={
        others.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            icon="log-out"
            loading={busy}
            onClick={() => void signOutOthers()}
          >
            {text('security.devices.others.ask')}
          </Button>
        )
      }
    >
      {!data && sessions.error === undefined && <RowsSkeleton rows={2} />}
      {sessions.error !== undefined && (
        <ReadFailure title={text('security.devices.notLoaded')} reading={sessions} />
      )}
      {data && readAt && (
        <FactorRows>
          {[...data.filter(({ current }) => current), ...others].map((session) => (
            <DeviceRow
              key={session.session_id}
              session={session}
              now={readAt}
              cardId={cardId}
              reload={reload}
            />
          ))}
        </FactorRows>
      )}
    </SecurityCard>
  );
}
