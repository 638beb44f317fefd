import type { Metadata } from 'next';
import { CheckoutFormPage } from '@/components/demo/shop/checkout/checkout-form-page';

export const metadata: Metadata = { title: 'Checkout' };

export default function Page() {
  return <CheckoutFormPage />;
}
