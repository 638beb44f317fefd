import type { Metadata } from 'next';
import { AnnounceScreen } from '@/components/features/packages/announce/announce-screen';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.addPackages') });

export default function Page() {
  return <AnnounceScreen />;
}
