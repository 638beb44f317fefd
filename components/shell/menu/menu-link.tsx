'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { LinkPending } from '@/components/ui/action/link-pending';
import { useUsed } from '@/components/ui/hooks/when-used';
import { isActive, type MenuItem } from '@/lib/appearance/menu';
import { clickItem } from '@/lib/browser/appearance/menu-click';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { isDesktop } from './desktop';
import { rowClasses } from './row-classes';

interface MenuLinkProps {
  item: MenuItem & { to: string };
  itemKey: string;
}

/**
 * A leaf that links to a route of the portal. Its page is prefetched on hover and focus; the route alone once the portal
 * is in use, since the router fetches a page twice that is clicked while it prefetches it and its route.
 */
export function MenuLink({ item, itemKey }: MenuLinkProps) {
  const pathname = usePathname();
  const [near, setNear] = useState(false);
  const used = useUsed();
  const current = isActive(item.to, pathname) && (pathname === item.to ? 'page' : 'true');
  return (
    <Link
      href={item.to}
      prefetch={near || (used ? null : false)}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      target={item.target}
      aria-current={current || undefined}
      aria-disabled={item.disabled}
      className={rowClasses(item)}
      onClick={(event) => {
        if (!used) setNear(false);
        clickItem({ item, key: itemKey, desktop: isDesktop() }, event, dispatchLayout);
      }}
    >
      {item.icon && <Icon name={item.icon} size={20} />}
      <span className="menu-label">{item.label}</span>
      <span className="menu-pending">
        <LinkPending />
      </span>
    </Link>
  );
}
