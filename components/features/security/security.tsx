'use client';

import { useCallback, useState } from 'react';
import { text } from '@/lib/text/text';
import { ConnectedApps } from './apps/connected-apps';
import { Devices } from './devices/devices';
import { RecentEvents } from './events/recent-events';
import { OwnMethods } from './methods/own-methods';
import { useSecuritySettings } from './security-settings';

/** The cards of the Security part: sign-in methods on one side, their use on the other. */
export default function Security() {
  const { remote } = useSecuritySettings();
  // Counts changes, so that the event list reloads: of sign-in methods, and others.
  const [methodChanges, setMethodChanges] = useState(0);
  const [otherChanges, setOtherChanges] = useState(0);
  const methodChanged = useCallback(() => setMethodChanges((count) => count + 1), []);
  const otherChanged = useCallback(() => setOtherChanges((count) => count + 1), []);

  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        <OwnMethods onChanged={methodChanged} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {!remote && <Devices version={methodChanges} onChanged={otherChanged} />}
        <ConnectedApps onChanged={otherChanged} />
        {!remote && <RecentEvents version={methodChanges + otherChanges} />}
        {remote && <p className="text-sm text-muted">{text('security.notHere')}</p>}
      </div>
    </div>
  );
}
