'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';

/** SPEC section 9: above 991 px the menu stands beside the content. */
const desktop = '(min-width: 992px)';

/**
 * The two flags of the static menu (SPEC section 4): hidden on desktop, open on mobile. A change of the route or of the
 * side of 991 px closes the mobile menu, Escape closes it and gives the focus back to the toggle.
 */
export function useMenuState() {
  const pathname = usePathname();
  const [hiddenOnDesktop, setHiddenOnDesktop] = useState(false);
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const sidebarRef = useRef<HTMLElement>(null);
  const open = openAt === pathname;

  const toggle = useCallback(() => {
    if (matchMedia(desktop).matches) setHiddenOnDesktop((hidden) => !hidden);
    else setOpenAt(pathname);
  }, [pathname]);

  const close = useCallback(() => setOpenAt(null), []);

  useEffect(() => {
    if (!open) return;
    const toggleButton = toggleRef.current;
    const wide = matchMedia(desktop);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    sidebarRef.current?.focus();
    document.documentElement.style.overflow = 'hidden';
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', close);
    return () => {
      document.documentElement.style.overflow = '';
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', close);
      requestAnimationFrame(() => toggleButton?.focus());
    };
  }, [open, close]);

  return { open, hiddenOnDesktop, toggle, close, toggleRef, sidebarRef };
}
