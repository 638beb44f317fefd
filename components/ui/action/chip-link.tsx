import Link, { type LinkProps } from 'next/link';
import { richText } from '@/lib/text/rich-text';
import { Icon } from '@/components/ui/display/icon';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';

interface ChipLinkProps extends Pick<LinkProps, 'href' | 'onNavigate'> {
  /** The filter, in words. */
  children: string;
}

/** An active filter; following the link removes it. */
export function ChipLink({ children, ...link }: ChipLinkProps) {
  return (
    <Link
      {...link}
      scroll={false}
      prefetch={false}
      className="bg-surface-500/15 hover:bg-surface-500/25 inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full pe-2 ps-3 text-sm text-body"
    >
      <span className="truncate">
        {richText('ui.filter.remove', {
          hidden: (words) => <VisuallyHidden key="hidden">{words}</VisuallyHidden>,
          filter: children,
        })}
      </span>
      <Icon name="x" className="shrink-0 text-muted" />
    </Link>
  );
}
