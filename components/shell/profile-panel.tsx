'use client';

import Link from 'next/link';
import { useRef } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { Icon } from '@/components/ui/icon';
import { SignOutButton } from './sign-out-button';

interface ProfilePanelProps {
  name: string;
  initials: string;
}

const row = 'w-full justify-start px-3!';

/** The profile button and its panel, a native popover: Escape, a click outside and focus return come with it. */
export function ProfilePanel({ name, initials }: ProfilePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        popoverTarget="profile-panel"
        title="Profile"
        className="hover:bg-surface-500/10 inline-flex h-10 min-w-0 items-center gap-2 rounded-md px-1 text-sm font-medium transition-colors duration-150 md:pe-3"
      >
        <Avatar initials={initials} />
        <span className="max-w-48 truncate max-md:sr-only">{name || 'Profile'}</span>
      </button>
      <div
        ref={panel}
        id="profile-panel"
        popover="auto"
        className="top-15 fixed inset-auto end-3 m-0 w-72 max-w-[calc(100vw-1.5rem)] rounded-content border border-line bg-card p-3 text-body shadow-overlay"
      >
        <div className="border-b border-line px-3 pb-3 pt-1">
          <p className="text-sm text-muted">Welcome</p>
          <p className="wrap-anywhere font-semibold text-strong">{name}</p>
        </div>
        <div className="flex flex-col gap-1 pt-2">
          <Link
            href="/account"
            className={buttonClasses('ghost', 'medium', row)}
            onClick={() => panel.current?.hidePopover()}
          >
            <Icon name="circle-user" />
            Account
          </Link>
          <Button variant="ghost" icon="credit-card" className={row}>
            Billing
          </Button>
          <Button variant="ghost" icon="settings" className={row}>
            Settings
          </Button>
          <SignOutButton className={row} />
        </div>
      </div>
    </>
  );
}
