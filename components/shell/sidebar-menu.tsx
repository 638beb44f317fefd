'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/link-pending';
import { isActive, menu } from '@/lib/layout/menu';

/** The menu's one group; the active entry follows the route. */
export function SidebarMenu() {
  const pathname = usePathname();
  return (
    <nav aria-labelledby="menu-title" className="grow overflow-y-auto p-3">
      <p id="menu-title" className="px-3 py-2 text-xs font-semibold text-muted">
        {menu.label}
      </p>
      <ul className="flex flex-col gap-1">
        {menu.items.map(({ label, icon, to }) => {
          const active = isActive(to, pathname);
          return (
            <li key={to}>
              <Link
                href={to}
                aria-current={active ? (pathname === to ? 'page' : 'true') : undefined}
                className={classNames(
                  'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors duration-150',
                  active ? 'bg-highlight text-highlight-text' : 'hover:bg-surface-500/10 text-body',
                )}
              >
                <Icon name={icon} size={20} />
                {label}
                <LinkPending />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
