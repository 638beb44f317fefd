import type { Metadata } from 'next';
import { ProductListPage } from '@/components/demo/shop/list/product-list-page';

export const metadata: Metadata = { title: 'Products' };

export default function Page() {
  return <ProductListPage />;
}
