import { toast } from '@/components/ui/feedback/toast';
import type { CartLine } from './cart';
import type { ShopProduct } from './product';
import { putInCart, shopArea } from './shop-area';

/** Adds a product to the cart and shows a toast. */
export function addToCart(product: ShopProduct, { colour = '', size = '', quantity = 1 }: Partial<CartLine>) {
  shopArea.change(putInCart({ productId: product.id, colour, size, quantity }, product));
  const things = quantity > 1 ? `${quantity} × ${product.name}` : product.name;
  toast({ severity: 'success', summary: `Added to your cart: ${things}`, life: 3000 });
}
