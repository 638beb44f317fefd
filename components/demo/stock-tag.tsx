import type { Tone } from '@/components/ui/styles/status';
import { Tag } from '@/components/ui/display/tag';
import type { IconName } from '@/lib/icons/icon-names';
import type { Product } from './data/products';

type Status = Product['inventoryStatus'];

/** A stock status as text. */
export const stockWords: Record<Status, string> = {
  INSTOCK: 'In stock',
  LOWSTOCK: 'Low stock',
  OUTOFSTOCK: 'Out of stock',
};

const looks: Record<Status, { tone: Tone; icon: IconName }> = {
  INSTOCK: { tone: 'done', icon: 'check' },
  LOWSTOCK: { tone: 'action', icon: 'triangle-exclamation-point' },
  OUTOFSTOCK: { tone: 'danger', icon: 'circle-x' },
};

/** A product's stock status. */
export function StockTag({ status }: { status: Status }) {
  return <Tag {...looks[status]}>{stockWords[status]}</Tag>;
}
