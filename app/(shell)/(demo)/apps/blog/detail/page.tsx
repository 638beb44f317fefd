import type { Metadata } from 'next';
import { DetailPage } from '@/components/demo/blog/detail-page';

export const metadata: Metadata = { title: 'Article' };

export default async function Page({ searchParams }: PageProps<'/apps/blog/detail'>) {
  const { id } = await searchParams;
  return <DetailPage id={typeof id === 'string' ? id : undefined} />;
}
