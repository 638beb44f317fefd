import type { Metadata } from 'next';
import { AnnounceScreen } from '@/components/features/packages/announce/announce-screen';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.addPackages') });

export default function Page() {
  return (
    <Texts rooms={['announce', 'packageWords', 'contents']}>
      <AnnounceScreen />
    </Texts>
  );
}
