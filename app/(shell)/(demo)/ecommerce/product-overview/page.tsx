import type { Metadata } from 'next';
import { ProductOverviewPage } from '@/components/demo/shop/overview/product-overview-page';

export const metadata: Metadata = { title: 'Product' };

export default async function Page({ searchParams }: PageProps<'/ecommerce/product-overview'>) {
  const { id } = await searchParams;
  return <ProductOverviewPage id={Array.isArray(id) ? id[0] : id} />;
}
