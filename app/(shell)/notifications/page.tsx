import type { Metadata } from 'next';
import { NotificationsScreen } from '@/components/features/notifications/notifications-screen';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.notifications') });

export default async function Page({ searchParams }: PageProps<'/notifications'>) {
  return <NotificationsScreen searchParams={await searchParams} />;
}
