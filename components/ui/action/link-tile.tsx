import Link from 'next/link';
import type { IconName } from '@/lib/icons/icon-names';
import { Icon } from '@/components/ui/display/icon';

interface LinkTileProps {
  href: string;
  icon: IconName;
  title: string;
  /** A line about the page. */
  line: string;
}

/** An icon, a name and a line; the link covers the positioned element around it. */
export function LinkTile({ href, icon, title, line }: LinkTileProps) {
  return (
    <>
      <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-tint text-primary-text">
        <Icon name={icon} size={20} />
      </span>
      <div className="min-w-0 grow">
        <Link href={href} prefetch={false} className="covers rounded-xs text-sm font-semibold text-strong">
          {title}
        </Link>
        <p className="text-balance text-sm text-muted">{line}</p>
      </div>
    </>
  );
}
