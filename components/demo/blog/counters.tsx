import { Icon } from '@/components/ui/display/icon';
import { formatNumber } from '@/lib/format';
import type { IconName } from '@/lib/icons/icon-names';

interface CountersProps {
  comments: number;
  views: number;
}

function Counter({ icon, value, one, many }: { icon: IconName; value: number; one: string; many: string }) {
  return (
    <span className="flex items-center gap-1.5 tabular-nums">
      <Icon name={icon} />
      {formatNumber(value)}
      <span className="sr-only"> {value === 1 ? one : many}</span>
    </span>
  );
}

/** An article's comment and view counts. */
export function Counters({ comments, views }: CountersProps) {
  return (
    <span className="flex shrink-0 gap-3 text-sm text-muted">
      <Counter icon="message-square" value={comments} one="comment" many="comments" />
      <Counter icon="eye" value={views} one="view" many="views" />
    </span>
  );
}
