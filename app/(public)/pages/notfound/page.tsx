import type { Metadata } from 'next';
import { NotFoundLazy } from '@/components/shell/frame/lazy-parts';
import { text } from '@/lib/text/text';

export const generateMetadata = (): Metadata => ({ title: text('pages.title.notFound') });

export default function NotFoundPage() {
  return <NotFoundLazy />;
}
