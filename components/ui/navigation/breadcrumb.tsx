import Link from 'next/link';
import type { IconName } from '@/lib/icons/icon-names';
import { text } from '@/lib/text/text';
import { classNames } from '@/components/ui/styles/class-names';
import { Icon } from '@/components/ui/display/icon';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

export interface BreadcrumbItem {
  label: string;
  /** Absent for the current page and for entries without a page. */
  href?: string | undefined;
  /** Replaces the label, which stays for screen readers. */
  icon?: IconName;
}

interface BreadcrumbProps {
  label?: string;
  items: BreadcrumbItem[];
  className?: string;
}

/** The current location, separated by a slash (SPEC section 2); the last entry is the page itself. */
export function Breadcrumb({ label = text('ui.path'), items, className }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={classNames('text-sm text-muted', className)}>
      <ol className="flex flex-wrap gap-x-2">
        {items.map((item, index) => (
          <li key={index} className="wrap-anywhere flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.href !== undefined ? (
              <Link href={item.href} prefetch={false} className="rounded-xs hover:text-body hover:underline">
                <Words item={item} />
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                <Words item={item} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Words({ item }: { item: BreadcrumbItem }) {
  if (!item.icon) return item.label;
  return (
    <>
      <Icon name={item.icon} />
      <VisuallyHidden>{item.label}</VisuallyHidden>
    </>
  );
}
