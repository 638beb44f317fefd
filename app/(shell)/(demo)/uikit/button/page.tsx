import type { Metadata } from 'next';
import { ButtonPage } from '@/components/demo/uikit/button/button-page';

export const metadata: Metadata = { title: 'Buttons' };

export default function Page() {
  return <ButtonPage />;
}
