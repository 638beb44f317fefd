import type { Metadata } from 'next';
import { PackagesScreen } from '@/components/features/packages/packages-screen';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.packages') });

export default async function Page({ searchParams }: PageProps<'/packages'>) {
  return <PackagesScreen searchParams={await searchParams} />;
}
