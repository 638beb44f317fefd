import { formatPrice, type Product } from '../../data/products';
import { ProductPicture } from '../../product-picture';
import { Stars } from '../../stars';
import { StockTag } from '../../stock-tag';
import { CartButton } from './cart-button';

/** A product as a row of the list. */
export function ProductLine({ product }: { product: Product }) {
  return (
    <div className="flex items-center gap-4 py-4">
      <ProductPicture product={product} size={80} />
      <div className="flex min-w-0 grow flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <p className="text-xs text-muted">{product.category}</p>
          <p className="font-semibold text-strong">{product.name}</p>
          <p className="mt-1 text-sm text-muted max-sm:hidden">{product.description}</p>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <Stars value={product.rating} />
            <StockTag status={product.inventoryStatus} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2 sm:shrink-0 sm:flex-col sm:items-end">
          <p className="text-xl font-semibold tabular-nums text-strong max-sm:me-auto">
            {formatPrice(product)}
          </p>
          <CartButton product={product} />
        </div>
      </div>
    </div>
  );
}
