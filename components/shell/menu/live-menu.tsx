'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { menu } from '@/lib/appearance/menu';
import { routeKey } from '@/lib/appearance/menu-route';
import { getExtraMenu, getServerExtraMenu, subscribeExtraMenu } from '@/lib/browser/appearance/menu-store';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { startBehaviour } from './behaviour';
import { MenuGroup } from './menu-group';

/** The menu's behaviour beyond links and toggle, and the groups added by script. */
export function LiveMenu() {
  const pathname = usePathname();
  const seen = useRef(pathname);
  const extra = useSyncExternalStore(subscribeExtraMenu, getExtraMenu, getServerExtraMenu);
  const groups = useMemo(() => [menu(), ...extra], [extra]);

  useEffect(() => startBehaviour(), []);

  useEffect(() => {
    const item = routeKey(groups, pathname);
    dispatchLayout({ type: seen.current === pathname ? 'activeItemSet' : 'routeChanged', item });
    seen.current = pathname;
  }, [groups, pathname]);

  return extra.map((group, index) => <MenuGroup key={group.label} group={group} index={index + 1} />);
}
