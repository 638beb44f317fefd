import type { Tone } from '@/components/ui/status';
import { Tag } from '@/components/ui/tag';
import type { IconName } from '@/lib/theme/icon-names';
import type { Product } from './data/products';

const looks: Record<Product['inventoryStatus'], { tone: Tone; icon: IconName; words: string }> = {
  INSTOCK: { tone: 'done', icon: 'check', words: 'In stock' },
  LOWSTOCK: { tone: 'action', icon: 'triangle-exclamation-point', words: 'Low stock' },
  OUTOFSTOCK: { tone: 'danger', icon: 'circle-x', words: 'Out of stock' },
};

/** Whether a product can be had. */
export function StockTag({ status }: { status: Product['inventoryStatus'] }) {
  const { words, ...look } = looks[status];
  return <Tag {...look}>{words}</Tag>;
}
