import type { Metadata } from 'next';
import { ContactPage } from '@/components/demo/company/contact-page';

export const metadata: Metadata = { title: 'Contact us' };

export default function Page() {
  return <ContactPage />;
}
