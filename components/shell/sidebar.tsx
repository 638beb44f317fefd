import type { Ref } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { Logo } from './logo';
import { SidebarMenu } from './sidebar-menu';
import { SignOutButton } from './sign-out-button';

interface SidebarProps {
  ref: Ref<HTMLElement>;
  /** Off-canvas and open, at 991 px and below. */
  open: boolean;
  /** Hidden by the menu toggle, above 991 px. */
  hidden: boolean;
  onClose: () => void;
}

/** The menu at the start of the page: beside the content above 991 px, off-canvas below. */
export function Sidebar({ ref, open, hidden, onClose }: SidebarProps) {
  return (
    <aside
      ref={ref}
      id="sidebar"
      tabIndex={-1}
      className={classNames(
        'z-1000 fixed inset-y-0 start-0 flex w-80 max-w-[calc(100vw-3rem)] flex-col border-e border-line bg-card outline-none',
        'transition-[translate,visibility] duration-200 ease-[cubic-bezier(.05,.74,.2,.99)] lg:z-40',
        !open && 'max-lg:invisible max-lg:-translate-x-full max-lg:rtl:translate-x-full',
        hidden && 'lg:invisible lg:-translate-x-full lg:rtl:translate-x-full',
      )}
    >
      <div className="flex h-16 shrink-0 items-center justify-between pe-3 ps-6">
        <Logo />
        <IconButton icon="x" label="Close menu" className="lg:hidden" onClick={onClose} />
      </div>
      <SidebarMenu />
      <div className="border-t border-line p-3">
        <SignOutButton className="gap-4! w-full justify-start" />
      </div>
    </aside>
  );
}
