import type { Metadata } from 'next';
import { FolderPage } from '@/components/demo/mail/folder/folder-page';

export const metadata: Metadata = { title: 'Trash' };

export default function Page() {
  return <FolderPage folder="trash" />;
}
