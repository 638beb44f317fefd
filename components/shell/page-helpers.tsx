'use client';

import { NavigationFocus } from './navigation-focus';
import { OfflineNotice } from './offline-notice';

/** What every page needs, but not before it can be seen and used. */
export default function PageHelpers() {
  return (
    <>
      <NavigationFocus />
      <OfflineNotice />
    </>
  );
}
