import { Picture } from '@/components/ui/display/picture';
import { formatPrice, type Product } from '../../data/products';
import { Stars } from '../../stars';
import { StockTag } from '../../stock-tag';
import { CartButton } from './cart-button';

/** A product as a tile of the grid. */
export function ProductCard({ product }: { product: Product }) {
  return (
    <div className="flex h-full flex-col rounded-md border border-line p-4">
      <Picture
        src={product.image}
        alt=""
        width={400}
        height={400}
        className="aspect-4/3 w-full rounded-md object-cover"
      />
      <div className="mt-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-xs text-muted">{product.category}</p>
          <p className="font-semibold text-strong">{product.name}</p>
        </div>
        <StockTag status={product.inventoryStatus} />
      </div>
      <p className="mt-2">
        <Stars value={product.rating} />
      </p>
      <div className="mt-auto flex items-center justify-between gap-2 pt-3">
        <p className="text-xl font-semibold tabular-nums text-strong">{formatPrice(product)}</p>
        <CartButton product={product} />
      </div>
    </div>
  );
}
