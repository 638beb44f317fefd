import type { Metadata } from 'next';
import { InputPage } from '@/components/demo/uikit/input/input-page';

export const metadata: Metadata = { title: 'Inputs' };

export default function Page() {
  return <InputPage />;
}
