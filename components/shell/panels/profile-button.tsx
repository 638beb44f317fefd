'use client';

import { Avatar } from '@/components/ui/display/avatar';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import type { AccountName } from './profile-panel';

/** Opens the profile panel. */
export function ProfileButton({ name, initials }: AccountName) {
  const open = useLayout((state) => state.profileSidebarVisible);
  return (
    <button
      type="button"
      title="Profile"
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={!useHydrated()}
      onClick={() => dispatchLayout({ type: 'profileToggled' })}
      className="hover:bg-surface-500/10 inline-flex h-10 min-w-0 items-center gap-2 rounded-md px-1 text-sm font-medium transition-colors md:pe-3"
    >
      <Avatar initials={initials} />
      <span className="max-w-48 truncate max-md:sr-only">{name || 'Profile'}</span>
    </button>
  );
}
