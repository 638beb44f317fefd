import { formatPrice, type Product } from '../../data/products';
import { ProductPicture } from '../../product-picture';

/** A product in a pick list. */
export function ProductRow({ product }: { product: Product }) {
  return (
    <>
      <ProductPicture product={product} />
      <span className="min-w-0 grow">
        <span className="block text-sm font-medium">{product.name}</span>
        <span className="block text-xs text-muted">{product.category}</span>
      </span>
      <span className="text-sm tabular-nums">{formatPrice(product)}</span>
    </>
  );
}
