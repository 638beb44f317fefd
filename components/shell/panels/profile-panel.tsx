'use client';

import { Avatar } from '@/components/ui/display/avatar';
import { Drawer } from '@/components/ui/overlay/drawer';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { text } from '@/lib/text/text';
import { ProfileActions } from './profile-actions';
import { ProfileMessages } from './profile-messages';
import { ProfileNotifications } from './profile-notifications';

/** What the profile panel shows. */
export interface Profile {
  name: string;
  initials: string;
  /** Whether the product API tells customers anything. */
  hasNotifications: boolean;
  /** Whether this is a demo, whose messages are made up. */
  hasDemoMessages: boolean;
}

/** The profile panel (SPEC section 2): the customer's name, actions, notifications, and in a demo messages. */
export function ProfilePanel({ profile }: { profile: Profile }) {
  const { name, initials, hasNotifications, hasDemoMessages } = profile;
  const open = useLayout((state) => state.profileSidebarVisible);
  return (
    <Drawer
      side="right"
      title={text('shell.profile.title')}
      open={open}
      onClose={() => dispatchLayout({ type: 'panelsClosed' })}
    >
      <div className="flex items-center gap-3 pt-2">
        <Avatar initials={initials} className="size-12! text-base!" />
        <div className="min-w-0">
          <p className="text-sm text-muted">{text('shell.profile.welcome')}</p>
          <p dir="auto" className="wrap-anywhere font-semibold text-strong">
            {name}
          </p>
        </div>
      </div>
      <ProfileActions />
      {hasNotifications && <ProfileNotifications />}
      {hasDemoMessages && <ProfileMessages />}
    </Drawer>
  );
}
