import type { Metadata } from 'next';
import { FaqPage } from '@/components/demo/help/faq-page';

export const metadata: Metadata = { title: 'Frequently asked questions' };

export default function Page() {
  return <FaqPage />;
}
