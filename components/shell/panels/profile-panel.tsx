'use client';

import { Avatar } from '@/components/ui/display/avatar';
import { Drawer } from '@/components/ui/overlay/drawer';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { text } from '@/lib/text/text';
import { ProfileActions } from './profile-actions';
import { ProfileNews } from './profile-news';

export interface AccountName {
  name: string;
  initials: string;
}

/** The profile panel (SPEC section 2): the customer's name, actions, and two lists of demo text. */
export function ProfilePanel({ account: { name, initials } }: { account: AccountName }) {
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
      <ProfileNews />
    </Drawer>
  );
}
