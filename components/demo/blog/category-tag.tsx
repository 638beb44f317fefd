import type { Tone } from '@/components/ui/styles/status';
import { Tag } from '@/components/ui/display/tag';
import type { IconName } from '@/lib/icons/icon-names';
import type { Category } from './article';

const looks: Record<Category, { tone: Tone; icon: IconName }> = {
  Guides: { tone: 'pickup', icon: 'book-open' },
  Customs: { tone: 'prepared', icon: 'shield-check' },
  Billing: { tone: 'action', icon: 'receipt' },
  Warehouse: { tone: 'warehouse', icon: 'warehouse' },
  Carriers: { tone: 'moving', icon: 'truck' },
};

/** An article's category. */
export function CategoryTag({ category }: { category: Category }) {
  return <Tag {...looks[category]}>{category}</Tag>;
}
