import type { Metadata } from 'next';
import { FormLayoutPage } from '@/components/demo/uikit/formlayout/formlayout-page';

export const metadata: Metadata = { title: 'Form layouts' };

export default function Page() {
  return <FormLayoutPage />;
}
