import type { Tone } from '@/components/ui/styles/status';
import { Tag } from '@/components/ui/display/tag';
import type { IconName } from '@/lib/icons/icon-names';
import type { Product } from './data/products';

type Status = Product['inventoryStatus'];

/** A status of the stock in words. */
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

/** Whether a product can be had. */
export function StockTag({ status }: { status: Status }) {
  return <Tag {...looks[status]}>{stockWords[status]}</Tag>;
}
