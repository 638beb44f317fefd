import type { Metadata } from 'next';
import { PackageScreen } from '@/components/features/packages/package-screen';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.package') });

export default async function Page({ params }: PageProps<'/packages/[id]'>) {
  return <PackageScreen id={(await params).id} />;
}
