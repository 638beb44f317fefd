import type { Metadata } from 'next';
import { FilePage } from '@/components/demo/uikit/file/file-page';

export const metadata: Metadata = { title: 'File upload' };

export default function Page() {
  return <FilePage />;
}
