'use client';

import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import { useArea } from '../../area';
import { addToCart } from '../add-to-cart';
import { remainingStock } from '../cart';
import { overviewOf, type ShopProduct } from '../product';
import { shopArea } from '../shop-area';

/** Adds a product to the cart from the catalogue; sizes are chosen on its own page. */
export function CardButton({ product }: { product: ShopProduct }) {
  const { cart } = useArea(shopArea);
  if (product.draft) return null;
  if (product.sizes.length > 0 && product.quantity > 0)
    return (
      <ButtonLink
        href={overviewOf(product.id)}
        prefetch={false}
        size="small"
        variant="secondary"
        className="z-1 relative"
      >
        Choose size<VisuallyHidden>of {product.name}</VisuallyHidden>
      </ButtonLink>
    );
  const room = remainingStock(cart, product);
  return (
    <Button
      size="small"
      variant="secondary"
      icon="demo:shopping-cart"
      className="z-1 relative"
      disabled={room === 0}
      onClick={() => addToCart(product, { colour: product.colours[0]?.name ?? '' })}
    >
      {product.quantity === 0 ? 'Sold out' : room === 0 ? 'All in your cart' : 'Add'}
      <VisuallyHidden>{product.name}</VisuallyHidden>
    </Button>
  );
}
