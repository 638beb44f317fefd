import type { Metadata } from 'next';
import { NotFoundLazy } from '@/components/shell/pages/not-found-lazy';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.notFound') });

export default function NotFound() {
  return <NotFoundLazy />;
}
