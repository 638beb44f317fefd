import { ButtonLink } from '@/components/ui/action/button-link';
import { Card } from '@/components/ui/display/card';
import { Tag } from '@/components/ui/display/tag';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { formatDate } from '@/lib/format';
import { formatPrice } from '../../data/products';
import { LineList } from '../line-list';
import { statusLooks, summaryOf, type Order } from '../order';
import { BuyAgainButton } from './buy-again-button';
import { ReturnButton } from './return-button';

/** One order: date, total, progress and items. */
export function OrderCard({ order }: { order: Order }) {
  const { id, placedAt, status, totals, lines } = order;
  const { words, ...look } = statusLooks[status];
  return (
    <Card aria-labelledby={id} padding="none">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line p-4 md:px-6">
        <div className="min-w-0">
          <h2 id={id} className="text-base font-semibold">
            Order {id}
          </h2>
          <p className="text-sm tabular-nums text-muted">
            {formatDate(placedAt)} · {formatPrice({ price: totals.total })}
          </p>
        </div>
        <Tag {...look}>{words}</Tag>
      </div>
      <div className="p-4 md:px-6">
        <LineList lines={lines} />
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line p-4 md:px-6">
        <ButtonLink href={summaryOf(id)} prefetch={false} variant="secondary" size="small" icon="eye">
          View<VisuallyHidden>order {id}</VisuallyHidden>
        </ButtonLink>
        <BuyAgainButton order={order} />
        <ReturnButton order={order} />
      </div>
    </Card>
  );
}
