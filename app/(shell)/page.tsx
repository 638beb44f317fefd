import type { Metadata } from 'next';
import { HomeScreen } from '@/components/features/home/home-screen';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.home') });

export default function Page() {
  return (
    <Texts rooms={['home', 'packageWords']}>
      <HomeScreen />
    </Texts>
  );
}
