import type { Metadata } from 'next';
import { AboutPage } from '@/components/demo/company/about-page';

export const metadata: Metadata = { title: 'About us' };

export default function Page() {
  return <AboutPage />;
}
