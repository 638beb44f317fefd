import type { Metadata } from 'next';
import { ShoppingCartPage } from '@/components/demo/shop/cart/shopping-cart-page';

export const metadata: Metadata = { title: 'Cart' };

export default function Page() {
  return <ShoppingCartPage />;
}
