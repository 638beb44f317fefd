import type { Metadata } from 'next';
import { NewProductPage } from '@/components/demo/shop/new/new-product-page';

export const metadata: Metadata = { title: 'New product' };

export default function Page() {
  return <NewProductPage />;
}
