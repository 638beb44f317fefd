'use client';

import { useCallback, useState } from 'react';
import { readUser } from '@/lib/browser/identity/user';
import { ConnectedApps } from './apps/connected-apps';
import { Devices } from './devices/devices';
import { RecentEvents } from './events/recent-events';
import { ReadFailure } from './parts/read-failure';
import { useReading } from './parts/use-reading';
import { useSecuritySettings } from './security-settings';
import { SignInMethods } from './methods/sign-in-methods';

const notHere =
  'The devices you are signed in on and recent events are not shown here: your sign-in service does not tell them to this portal.';

/** The cards of the Security part: sign-in methods on one side, their use on the other. */
export default function Security() {
  const { remote } = useSecuritySettings();
  const user = useReading(readUser);
  const { reload } = user;
  // Counts changes, so that the event list reloads: of sign-in methods, and others.
  const [wayChanges, setWayChanges] = useState(0);
  const [otherChanges, setOtherChanges] = useState(0);
  const otherChanged = useCallback(() => setOtherChanges((count) => count + 1), []);
  const wayChanged = useCallback(() => {
    setWayChanges((count) => count + 1);
    return reload();
  }, [reload]);

  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        {user.data === undefined && user.error !== undefined ? (
          <ReadFailure title="Your ways to sign in could not be loaded" reading={user} />
        ) : (
          <SignInMethods user={user.data} reload={wayChanged} />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {!remote && <Devices version={wayChanges} onChanged={otherChanged} />}
        <ConnectedApps onChanged={otherChanged} />
        {!remote && <RecentEvents version={wayChanges + otherChanges} />}
        {remote && <p className="text-sm text-muted">{notHere}</p>}
      </div>
    </div>
  );
}
