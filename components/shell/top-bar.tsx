import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { ProfilePanel } from './profile-panel';
import { ThemeButton } from './theme-button';

interface TopBarProps {
  toggleRef: Ref<HTMLButtonElement>;
  account: { name: string; initials: string };
  onToggle: () => void;
}

/** Menu toggle, search box (demo only, SPEC section 2), theme and profile. */
export function TopBar({ toggleRef, account, onToggle }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center gap-2 border-b border-line bg-card px-3 md:px-6">
      <IconButton ref={toggleRef} icon="menu" label="Menu" aria-controls="sidebar" onClick={onToggle} />
      <div role="search" className="relative hidden w-72 md:block">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted" />
        <Input type="search" aria-label="Search" placeholder="Search" className="py-2! ps-9!" />
      </div>
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <ThemeButton />
        <ProfilePanel {...account} />
      </div>
    </header>
  );
}
