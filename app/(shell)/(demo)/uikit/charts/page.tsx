import type { Metadata } from 'next';
import { ChartsPage } from '@/components/demo/uikit/charts/charts-page';

export const metadata: Metadata = { title: 'Charts' };

export default function Page() {
  return <ChartsPage />;
}
