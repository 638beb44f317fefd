import type { Metadata } from 'next';
import { FolderPage } from '@/components/demo/mail/folder/folder-page';

export const metadata: Metadata = { title: 'Inbox' };

export default function Page() {
  return <FolderPage folder="inbox" />;
}
