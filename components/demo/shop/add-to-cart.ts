import { toast } from '@/components/ui/toast';
import type { CartLine } from './cart';
import type { ShopProduct } from './product';
import { put, shopArea } from './shop-area';

/** Puts a product in the cart and says so. */
export function addToCart(product: ShopProduct, { colour = '', size = '', quantity = 1 }: Partial<CartLine>) {
  shopArea.change(put({ productId: product.id, colour, size, quantity }, product));
  const many = quantity > 1 ? `${quantity} × ` : '';
  toast({
    severity: 'success',
    summary: `${many}${product.name} ${quantity > 1 ? 'are' : 'is'} in your cart`,
    life: 3000,
  });
}
