import type { Metadata } from 'next';
import { EditPage } from '@/components/demo/blog/edit-page';

export const metadata: Metadata = { title: 'Write an article' };

export default async function Page({ searchParams }: PageProps<'/apps/blog/edit'>) {
  const { id } = await searchParams;
  return <EditPage id={typeof id === 'string' ? id : undefined} />;
}
