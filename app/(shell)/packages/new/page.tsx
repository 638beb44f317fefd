import type { Metadata } from 'next';
import { AnnounceScreen } from '@/components/features/packages/announce/announce-screen';

export const metadata: Metadata = { title: 'Add packages' };

export default function Page() {
  return <AnnounceScreen />;
}
