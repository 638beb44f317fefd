import type { Metadata } from 'next';
import { PackageScreen } from '@/components/features/packages/package-screen';

export const metadata: Metadata = { title: 'Package' };

export default async function Page({ params }: PageProps<'/packages/[id]'>) {
  return <PackageScreen id={(await params).id} />;
}
