import type { Metadata } from 'next';
import { PackagesScreen } from '@/components/features/packages/packages-screen';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.packages') });

export default async function Page({ searchParams }: PageProps<'/packages'>) {
  return (
    <Texts rooms={['packageList', 'packageWords']}>
      <PackagesScreen searchParams={await searchParams} />
    </Texts>
  );
}
