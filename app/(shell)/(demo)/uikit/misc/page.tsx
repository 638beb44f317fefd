import type { Metadata } from 'next';
import { MiscPage } from '@/components/demo/uikit/misc/misc-page';

export const metadata: Metadata = { title: 'Miscellaneous' };

export default function Page() {
  return <MiscPage />;
}
