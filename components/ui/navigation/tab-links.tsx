import Link from 'next/link';
import { classNames } from '@/components/ui/styles/class-names';

export interface TabLink {
  href: string;
  label: string;
  count?: number;
  current: boolean;
}

interface TabLinksProps {
  /** The accessible name of the tabs. */
  label: string;
  tabs: TabLink[];
  className?: string;
  /** Where a script can show the tab without a page load: called on a plain click, in place of the link. */
  onSelect?: (tab: TabLink) => void;
}

/** Tabs that are links, so that each view has its address. They scroll sideways where space is limited. */
export function TabLinks({ label, tabs, className, onSelect }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classNames('min-w-0', className)}>
      <ul className="-m-1 flex gap-1 overflow-x-auto p-1 md:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.href} className="shrink-0">
            <Link
              href={tab.href}
              scroll={false}
              prefetch={false}
              onNavigate={
                onSelect &&
                ((event) => {
                  event.preventDefault();
                  onSelect(tab);
                })
              }
              aria-current={tab.current ? 'page' : undefined}
              className={classNames(
                'flex min-h-10 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium transition-colors',
                tab.current
                  ? 'bg-card text-primary-text shadow-card ring-1 ring-line'
                  : 'hover:bg-surface-500/10 text-muted hover:text-body',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span
                  className={classNames(
                    'min-w-5 rounded-full px-1.5 text-center text-xs tabular-nums leading-5',
                    tab.current ? 'bg-primary text-primary-contrast' : 'bg-surface-500/15 text-body',
                  )}
                >
                  {tab.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
