import type { Metadata } from 'next';
import { OrderHistoryPage } from '@/components/demo/shop/orders/order-history-page';

export const metadata: Metadata = { title: 'Orders' };

export default function Page() {
  return <OrderHistoryPage />;
}
