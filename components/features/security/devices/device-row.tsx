'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Tag } from '@/components/ui/display/tag';
import { Time } from '@/components/ui/display/time';
import { formatAgo, formatInstant } from '@/lib/format';
import { revokeSession, type OwnSession } from '@/lib/browser/identity/own-sessions';
import { lockPath } from '@/lib/browser/identity/tab-lock';
import { text } from '@/lib/text/text';
import { showDone, showFailed } from '../parts/done';
import { FactorRow } from '../parts/factor-row';
import { RowButton } from '../parts/row-button';
import { focusCard } from '../parts/security-card';
import { useSecuritySettings } from '../security-settings';
import { deviceIcon, deviceName } from './device-words';

interface DeviceRowProps {
  session: OwnSession;
  /** The base of "5 minutes ago". */
  now: Date;
  cardId: string;
  reload: () => Promise<unknown>;
}

/**
 * One device: name, place, time, and a button to sign it out. The current one signs out by the menu, and can
 * be locked.
 */
export function DeviceRow({ session, now, cardId, reload }: DeviceRowProps) {
  const [busy, setBusy] = useState(false);
  const { timeZone } = useSecuritySettings();
  const { current, device, place, ip_address, last_accessed_at } = session;
  const name = deviceName(device);

  const signOut = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await revokeSession(session.session_id);
      await reload();
      showDone(text('security.devices.signedOut', { name }));
      focusCard(cardId);
    } catch (reason) {
      showFailed(text('security.devices.notSignedOut', { name }), reason);
      setBusy(false);
    }
  };

  return (
    <FactorRow
      icon={deviceIcon(device)}
      title={name}
      tag={current && <Tag tone="done">{text('security.devices.thisOne')}</Tag>}
      detail={
        <>
          <bdi>{[place, ip_address].filter(Boolean).join(' · ')}</bdi>
          {!current && (
            <>
              {' · '}
              <Time
                dateTime={last_accessed_at}
                text={text('security.devices.lastActive', { ago: formatAgo(last_accessed_at, now) })}
                exact={formatInstant(last_accessed_at, timeZone)}
              />
            </>
          )}
        </>
      }
      actions={
        current ? (
          <ButtonLink href={lockPath} variant="ghost" size="small">
            {text('security.devices.lock')}
          </ButtonLink>
        ) : (
          <RowButton
            label={text('security.devices.signOutNamed', { name })}
            loading={busy}
            onClick={() => void signOut()}
          >
            {text('security.devices.signOut')}
          </RowButton>
        )
      }
    />
  );
}
