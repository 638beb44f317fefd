'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Icon } from '@/components/ui/display/icon';
import { LinkPending } from '@/components/ui/action/link-pending';
import { isActive, type MenuItem } from '@/lib/appearance/menu';
import { clickItem } from '@/lib/browser/appearance/menu-click';
import { dispatchLayout } from '@/lib/browser/appearance/store';
import { isDesktop } from './desktop';
import { rowClasses } from './row-classes';
import { useIntent } from './use-intent';

interface MenuLinkProps {
  item: MenuItem & { to: string };
  itemKey: string;
}

/** A leaf that links to a route of the portal, whose page is fetched ahead once pointer or focus stay on it. */
export function MenuLink({ item, itemKey }: MenuLinkProps) {
  const pathname = usePathname();
  const { intended, watch, cancel } = useIntent();
  const current = isActive(item.to, pathname) && (pathname === item.to ? 'page' : 'true');
  return (
    <Link
      href={item.to}
      prefetch={intended}
      {...watch}
      target={item.target}
      aria-current={current || undefined}
      aria-disabled={item.disabled}
      className={rowClasses(item)}
      onClick={(event) => {
        cancel();
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
