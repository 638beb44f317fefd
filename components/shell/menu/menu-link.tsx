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
 * A leaf that links to a route of the portal. Once the portal is in use the router knows the route, and its page is
 * prefetched on hover and focus. A click that comes before is followed at once: a prefetch that has to find the route
 * first would fetch the page a second time.
 */
export function MenuLink({ item, itemKey }: MenuLinkProps) {
  const pathname = usePathname();
  const used = useUsed();
  /** As `Link` takes it: the page, the route alone (null), or nothing. */
  const [ahead, setAhead] = useState<boolean | null>(null);
  const approach = () => setAhead(used || null);
  const current = isActive(item.to, pathname) && (pathname === item.to ? 'page' : 'true');
  return (
    <Link
      href={item.to}
      prefetch={used && ahead}
      onPointerEnter={approach}
      onFocus={approach}
      target={item.target}
      aria-current={current || undefined}
      aria-disabled={item.disabled}
      className={rowClasses(item)}
      onClick={(event) => {
        if (!used) setAhead(false);
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
