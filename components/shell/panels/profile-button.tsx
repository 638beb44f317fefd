'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { useLayout } from '@/lib/browser/appearance/use-layout';
import { text } from '@/lib/text/text';

/** Opens the profile panel. Its content comes from the server, which draws it without script. */
export function ProfileButton({ children }: { children: ReactNode }) {
  const open = useLayout((state) => state.profileSidebarVisible);
  return (
    <button
      type="button"
      title={text('shell.profile.open')}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={!useHydrated()}
      onClick={() => dispatchLayout({ type: 'profileToggled' })}
      className="hover:bg-surface-500/10 inline-flex h-10 min-w-0 items-center gap-2 rounded-md px-1 text-sm font-medium transition-colors md:pe-3"
    >
      {children}
    </button>
  );
}
