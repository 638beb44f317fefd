import { Avatar } from '@/components/ui/display/avatar';
import { text } from '@/lib/text/text';
import { AfterLoad } from './after-load';
import { Bell } from './bell';
import { MenuToggle } from '@/components/shell/menu/menu-toggle';
import { ProfileButton } from '@/components/shell/panels/profile-button';
import type { Profile } from '@/components/shell/panels/profile-panel';
import { SearchField } from '@/components/shell/search/search-field';
import { SettingsButton } from '@/components/shell/panels/settings-button';
import { ThemeButton } from './theme-button';

interface TopBarProps {
  profile: Profile;
  /** The number of unread notifications; undefined where the product API has none. */
  unread: number | undefined;
}

/** Menu toggle, search field, notifications, theme settings and profile (SPEC section 2). */
export function TopBar({ profile, unread }: TopBarProps) {
  return (
    <>
      <header className="z-30 sticky top-0 flex h-16 items-center gap-2 border-b border-line bg-card px-3 md:px-6">
        <MenuToggle />
        <SearchField />
        <div className="ms-auto flex min-w-0 items-center gap-1 max-md:shrink-0">
          {unread !== undefined && <Bell unread={unread} />}
          <ThemeButton />
          <SettingsButton icon="palette" />
          <ProfileButton>
            <Avatar initials={profile.initials} />
            <span className="max-w-48 truncate max-md:sr-only">
              {profile.name || text('shellPage.profile')}
            </span>
          </ProfileButton>
        </div>
      </header>
      <AfterLoad profile={profile} />
    </>
  );
}
