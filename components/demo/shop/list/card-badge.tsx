import { Tag } from '@/components/ui/display/tag';
import { StockTag } from '../../stock-tag';
import { stockOf, type ShopProduct } from '../product';

/** The one thing to know of a product at a glance: a draft, hard to get, or something special. */
export function CardBadge({ product }: { product: ShopProduct }) {
  const stock = stockOf(product);
  const tag = product.draft ? (
    <Tag icon="pencil">Draft</Tag>
  ) : stock !== 'INSTOCK' ? (
    <StockTag status={stock} />
  ) : product.badge ? (
    <Tag tone="moving" icon={product.badge === 'New' ? 'sparkles' : 'trending-up'}>
      {product.badge}
    </Tag>
  ) : null;
  return tag && <span className="flex rounded-md bg-card">{tag}</span>;
}
