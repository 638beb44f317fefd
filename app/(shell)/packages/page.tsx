import type { Metadata } from 'next';
import { PackagesScreen } from '@/components/features/packages/packages-screen';

export const metadata: Metadata = { title: 'Packages' };

export default async function Page({ searchParams }: PageProps<'/packages'>) {
  return <PackagesScreen searchParams={await searchParams} />;
}
