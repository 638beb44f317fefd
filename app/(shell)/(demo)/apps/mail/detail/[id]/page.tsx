import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { mails } from '@/components/demo/mail/data/mails';
import { DetailPage } from '@/components/demo/mail/detail/detail-page';
import { isOwnId } from '@/components/demo/mail/write/send';

export async function generateMetadata({ params }: PageProps<'/apps/mail/detail/[id]'>): Promise<Metadata> {
  const { id } = await params;
  const known = mails.find((mail) => mail.id === id);
  return { title: known?.subject ?? (isOwnId(id) ? 'Your message' : 'Mail not found') };
}

export default async function Page({ params }: PageProps<'/apps/mail/detail/[id]'>) {
  const { id } = await params;
  if (!isOwnId(id) && !mails.some((mail) => mail.id === id)) notFound();
  return <DetailPage id={id} />;
}
