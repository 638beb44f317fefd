import type { Metadata } from 'next';
import { OrderSummaryPage } from '@/components/demo/shop/orders/order-summary-page';

export const metadata: Metadata = { title: 'Order' };

export default async function Page({ searchParams }: PageProps<'/ecommerce/order-summary'>) {
  const { id } = await searchParams;
  return <OrderSummaryPage id={Array.isArray(id) ? id[0] : id} />;
}
