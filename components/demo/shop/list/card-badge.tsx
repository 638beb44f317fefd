import { Tag } from '@/components/ui/display/tag';
import { StockTag } from '../../stock-tag';
import { stockOf, type ShopProduct } from '../product';

/** The most important note on a product: a draft, low stock, or a special one. */
export function CardBadge({ product }: { product: ShopProduct }) {
  const stock = stockOf(product);
  const tag = product.draft ? (
    <Tag icon="pencil">Draft</Tag>
  ) : stock !== 'INSTOCK' ? (
    <StockTag status={stock} />
  ) : product.badge ? (
    <Tag tone="moving" icon={product.badge === 'New' ? 'demo:sparkles' : 'demo:trending-up'}>
      {product.badge}
    </Tag>
  ) : null;
  return tag && <span className="flex rounded-md bg-card">{tag}</span>;
}
