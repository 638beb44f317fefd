import type { ReactNode } from 'react';
import { AccountAlertSlot } from '@/components/shell/session/account-alert-slot';
import type { Profile } from '@/components/shell/panels/profile-panel';
import { BreadcrumbBar } from './breadcrumb-bar';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

interface ShellProps {
  profile: Profile;
  /** The number of unread notifications; undefined where the product API has none. */
  unread: number | undefined;
  /** What every page says about the account, if anything. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The signed-in frame: menu, top bar, breadcrumb and the page. */
export function Shell({ profile, unread, notice, children }: ShellProps) {
  return (
    <div className="shell">
      <SkipLink />
      <Sidebar />
      <TopBar profile={profile} unread={unread} />
      <div className="shell-page group/page mx-auto flex w-full flex-col gap-4 px-4 py-4 md:px-6 md:py-6 min-[1960px]:max-w-[94rem]">
        <BreadcrumbBar />
        <AccountAlertSlot />
        {notice}
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}
