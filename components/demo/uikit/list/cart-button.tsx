'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { VisuallyHidden } from '@/components/ui/display/visually-hidden';
import type { Product } from '../../data/products';

/** Adds a product to the cart, or removes it. */
export function CartButton({ product }: { product: Product }) {
  const [inCart, setInCart] = useState(false);
  const soldOut = product.inventoryStatus === 'OUTOFSTOCK';
  return (
    <Button
      size="small"
      variant="secondary"
      icon={inCart ? 'check' : 'demo:shopping-cart'}
      disabled={soldOut}
      aria-pressed={inCart}
      onClick={() => setInCart(!inCart)}
    >
      {inCart ? 'In the cart' : 'Add to cart'}
      <VisuallyHidden>: {product.name}</VisuallyHidden>
    </Button>
  );
}
