'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { confirmDialog } from '@/components/ui/overlay/confirm';
import { readSessions, revokeOtherSessions } from '@/lib/browser/identity/own-sessions';
import { showDone, showFailed } from '../parts/done';
import { FactorRows } from '../parts/factor-row';
import { ReadFailure } from '../parts/read-failure';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { SecurityCard } from '../parts/security-card';
import { useReading } from '../parts/use-reading';
import { DeviceRow } from './device-row';

const cardId = 'devices-heading';
const counted = (count: number) => (count === 1 ? '1 device is' : `${count} devices are`);

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
      title: 'Sign out all other devices?',
      message: 'You stay signed in here. All other devices will have to sign in again.',
      acceptLabel: 'Sign out other devices',
      rejectLabel: 'Cancel',
    });
    if (!sure || busy) return;
    setBusy(true);
    try {
      const count = await revokeOtherSessions();
      await reload();
      showDone(`${counted(count)} signed out`);
    } catch (reason) {
      showFailed('The other devices could not be signed out', reason);
    } finally {
      setBusy(false);
    }
  };

  return (
    <SecurityCard
      id={cardId}
      title="Devices"
      description="Where you’re signed in. Sign out any device you don’t recognize or no longer use."
      actions={
        others.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            icon="log-out"
            loading={busy}
            onClick={() => void signOutOthers()}
          >
            Sign out all other devices
          </Button>
        )
      }
    >
      {!data && sessions.error === undefined && <RowsSkeleton rows={2} />}
      {sessions.error !== undefined && (
        <ReadFailure title="Your devices could not be loaded" reading={sessions} />
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
