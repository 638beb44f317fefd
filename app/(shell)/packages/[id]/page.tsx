import type { Metadata } from 'next';
import { PackageScreen } from '@/components/features/packages/package-screen';
import { Texts } from '@/components/shared/text/texts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.package') });

export default async function Page({ params }: PageProps<'/packages/[id]'>) {
  return (
    <Texts rooms={['package', 'contents']}>
      <PackageScreen id={(await params).id} />
    </Texts>
  );
}
