'use client';

import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { BreadcrumbBar } from './breadcrumb-bar';
import { SessionKeeper } from './session-keeper';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import { useMenuState } from './use-menu-state';

interface ShellProps {
  account: { name: string; initials: string };
  children: ReactNode;
}

/** The signed-in frame: menu, top bar, breadcrumb and the page. */
export function Shell({ account, children }: ShellProps) {
  const { open, hiddenOnDesktop, toggle, close, toggleRef, sidebarRef } = useMenuState();
  return (
    <>
      <a
        href="#content"
        className="focus:z-1100 sr-only rounded-md bg-card p-3 text-sm font-medium shadow-overlay focus:not-sr-only focus:fixed focus:start-3 focus:top-3"
      >
        Skip to content
      </a>
      <Sidebar ref={sidebarRef} open={open} hidden={hiddenOnDesktop} onClose={close} />
      {open && <div aria-hidden="true" className="z-999 fixed inset-0 bg-mask lg:hidden" onClick={close} />}
      <div
        inert={open}
        className={classNames('transition-[padding] duration-200', !hiddenOnDesktop && 'lg:ps-80')}
      >
        <TopBar toggleRef={toggleRef} account={account} onToggle={toggle} />
        <div className="mx-auto flex max-w-[94rem] flex-col gap-4 px-4 py-4 md:px-6 md:py-6">
          <BreadcrumbBar />
          <main id="content" tabIndex={-1} className="min-w-0 outline-none">
            {children}
          </main>
        </div>
      </div>
      <SessionKeeper />
    </>
  );
}
