'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/action/button';
import { buttonClasses } from '@/components/ui/action/button-classes';
import { Icon } from '@/components/ui/display/icon';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { SignOutButton } from '@/components/shared/session/sign-out-button';
import { text } from '@/lib/text/text';

const row = 'min-h-11! w-full justify-start px-3! gap-3! text-start';

/** Account links to its page; Billing and Settings have no action (SPEC section 2). */
export function ProfileActions() {
  return (
    <ul className="-mx-3 mt-4 flex flex-col gap-1">
      <li>
        <Link
          href="/account"
          className={buttonClasses('ghost', 'medium', row)}
          onClick={() => dispatchLayout({ type: 'panelsClosed' })}
        >
          <Icon name="circle-user" />
          {text('shell.profile.account')}
        </Link>
      </li>
      <li>
        <Button variant="ghost" icon="credit-card" className={row}>
          {text('shell.profile.billing')}
        </Button>
      </li>
      <li>
        <Button variant="ghost" icon="settings" className={row}>
          {text('shell.profile.settings')}
        </Button>
      </li>
      <li>
        <SignOutButton className={row} />
      </li>
    </ul>
  );
}
